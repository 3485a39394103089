/// What a tag makes of a scalar.
enum ScalarTag {
  /// `!` or `!!str`: a string.
  case string
  /// Another tag of the core schema, with its name for a message.
  case core(ScalarKind, String)
  /// A tag of a collection, a local or an unknown one.
  case unsupported

  /// Reads a resolved tag.
  init(_ tag: UnsafeBufferPointer<UInt8>) {
    if equals(tag, "!") || equals(tag, "tag:yaml.org,2002:str") {
      self = .string
    } else if equals(tag, "tag:yaml.org,2002:int") {
      self = .core(.integer, "an integer")
    } else if equals(tag, "tag:yaml.org,2002:float") {
      self = .core(.float, "a number")
    } else if equals(tag, "tag:yaml.org,2002:bool") {
      self = .core(.boolean, "`true` or `false`")
    } else if equals(tag, "tag:yaml.org,2002:null") {
      self = .core(.null, "`null`")
    } else {
      self = .unsupported
    }
  }
}
