extension CodeRegistry {
  /// The page of the documentation that explains every code, in Markdown.
  ///
  /// - Parameter command: what writes the page, to be said in it.
  /// - Returns: the whole page.
  package static func documentation(writtenBy command: String) -> String {
    var text = """
      <!-- Written by \(command) from the pages of the codes; do not edit. -->

      # What the messages mean

      Every message of `themectl` ends with a code in square brackets. Here is what each of them means, how it comes about
      and what to do; `themectl explain CODE` shows the same in a terminal. A caret points at the place that is reported. In
      the examples `⟨…⟩` stands for what cannot be seen, such as `⟨tab⟩`, or would be too long to read.

      | Code | What is wrong |
      |---|---|

      """
    for entry in entries where entry.state != .removed {
      let anchor = entry.code.rawValue.filter { $0 != "." }.lowercased()
      text += "| [`\(entry.code.rawValue)`](#\(anchor)) | \(entry.title.escapingPipes)"
      text += entry.severity == .error ? " |\n" : " (\(entry.severity.rawValue)) |\n"
    }
    for page in pages { text += "\n## \(page.code.rawValue)\n\n" + page.markdown }
    return text
  }
}

extension CodePage {
  /// The page's text in Markdown, without a heading.
  package var markdown: String {
    var text = wrapped(meaning, to: .max, indent: 0)
    for (label, example) in [("Wrong", wrong), ("Right", right)] {
      guard let example else { continue }
      text += "\n\(label)\(subject.phrase):\n\n" + example.fenced(as: subject)
    }
    if case .data(let schema) = subject {
      text += "\nThe schema:\n\n" + CodeExample(schema).fenced(as: subject)
    }
    if case .extending(let file, let other) = subject {
      text += "\nThe file `\(file)`:\n\n" + CodeExample(other).fenced(as: subject)
    }
    text += "\n**Why:** " + wrapped(reason, to: .max, indent: 0)
    text += "\n**What to do:** " + wrapped(remedy, to: .max, indent: 0)
    guard !related.isEmpty else { return text }
    return text + "\nSee also " + related.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".\n"
  }
}

extension CodeExample {
  fileprivate func fenced(as subject: ExampleSubject) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let mark {
      lines.insert(String(repeating: " ", count: mark.column) + "^", at: mark.line + 1)
    }
    let language = mark == nil ? (subject == .json ? "json" : "yaml") : ""
    return "```\(language)\n" + lines.joined(separator: "\n") + "\n```\n"
  }
}

extension String {
  fileprivate var escapingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
