extension CodePage {
  /// The page as a JSON object.
  package var json: String {
    let entry = CodeRegistry.entry(of: code)
    var json = JSONOutput()
    json.object { json in
      json.member("code", code.rawValue)
      json.member("severity", entry?.severity.rawValue)
      json.member("title", entry?.title)
      json.member("since", entry?.since)
      json.member("state", entry?.state.rawValue)
      json.member("meaning", joined(meaning))
      json.key("wrong")
      json.example(wrong, of: subject)
      json.key("right")
      json.example(right, of: subject)
      json.member("reason", joined(reason))
      json.member("remedy", joined(remedy))
      json.key("related")
      json.array { json in
        for code in related { json.value(code.rawValue) }
      }
    }
    return json.text
  }

  /// Prose with the line breaks of its declaration as spaces.
  private func joined(_ prose: String) -> String {
    var text = wrapped(prose, to: .max, indent: 0)
    text.removeLast()
    return text
  }
}

extension JSONOutput {
  fileprivate mutating func example(_ example: CodeExample?, of subject: ExampleSubject) {
    guard let example else { return null() }
    object { json in
      json.member("file", subject.fileName)
      json.member("text", example.text)
      guard let mark = example.mark else { return }
      json.member("line", mark.line + 1)
      json.member("column", mark.column + 1)
    }
  }
}
