/// An estimate of a text's width, in points, with a usual sans-serif face; rather too wide.
///
/// An SVG cannot ask for the width of its own text, and the face is the viewer's.
func estimatedWidth(of text: String, size: Double) -> Double {
  var ems = 0.0
  for scalar in text.unicodeScalars { ems += width(of: scalar) }
  return ems * size
}

/// The width of a character in parts of the size.
private func width(of scalar: Unicode.Scalar) -> Double {
  switch scalar {
  case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "(", ")", "|", " ", "-", "'": 0.36
  case "m", "w", "M", "W", "%", "@", "×", "·": 0.92
  case "A"..."Z": 0.72
  case "\u{300}"..."\u{36F}": 0
  case "\u{1100}"..."\u{10FFFF}": 1.05
  default: 0.6
  }
}

/// A text that is not wider than a width, in points; one that is cut ends with `…`.
func fitted(_ text: String, size: Double, width: Double) -> String {
  guard estimatedWidth(of: text, size: size) > width else { return text }
  var short = text
  while !short.isEmpty, estimatedWidth(of: short + "…", size: size) > width { short.removeLast() }
  return short + "…"
}
