import CYaml

/// The number of `key: value` lines in a text.
public func countEntries(_ text: String) -> Int {
  other_yaml_entries(text)
}
