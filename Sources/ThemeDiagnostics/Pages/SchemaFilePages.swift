extension CodeRegistry {
  /// The pages of the domain `schema-file`.
  static let schemaFilePages: [CodePage] = [
    CodePage(
      .schemaFileType,
      "What stands where a schema is expected is neither a mapping nor `true` or `false`.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: ▸number
        """,
      right: """
        properties:
          cornerRadius: {type: number}
        """,
      because: """
        A bare word says nothing that could be checked, and passing it over would accept every
        value.
        """,
      remedy: "Write a mapping of keywords. `true` allows any value, `false` none.",
      related: [.schemaFileValue]),
    CodePage(
      .schemaFileValue,
      "A keyword of a schema has a value that it cannot have.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: {type: ▸nubmer}
        """,
      right: """
        properties:
          cornerRadius: {type: number}
        """,
      because: """
        The rule would hold for nothing, and the house rule that it was to be would never be
        enforced.
        """,
      remedy: "Write one of the values that the message names.",
      related: [.schemaFileType, .schemaFilePattern]),
    CodePage(
      .schemaFileReference,
      "A `$ref` leads to a place that does not exist.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: {$ref: ▸"#/$defs/radius"}
        $defs:
          length: {type: number, minimum: 0}
        """,
      right: """
        properties:
          cornerRadius: {$ref: "#/$defs/length"}
        $defs:
          length: {type: number, minimum: 0}
        """,
      because: """
        Nothing is fetched from the network, so a schema can only refer to what it is given.
        """,
      remedy: """
        Correct the pointer. Another document is given with `--resource URI=FILE`; the format of
        presets is `urn:cardstock:schema:preset:1`, without further ado.
        """,
      related: [.schemaFileDialect]),
    CodePage(
      .schemaFilePattern,
      "A pattern is no regular expression.",
      in: .schema,
      wrong: """
        properties:
          name: {pattern: ▸"[a-z"}
        """,
      right: """
        properties:
          name: {pattern: "[a-z]"}
        """,
      because: """
        Patterns are those of JavaScript, with Unicode. One that cannot be read would match nothing,
        or everything.
        """,
      remedy: """
        Look at the place that the message names. Single quotes in YAML keep backslashes as they
        are: `'^\\d+$'`.
        """,
      related: [.schemaFileValue, .schemaPattern]),
    CodePage(
      .schemaFileDialect,
      "The `$schema` of a schema names a dialect that is not known.",
      in: .schema,
      wrong: """
        $schema: ▸https://example.com/our-dialect
        type: object
        """,
      right: """
        $schema: https://json-schema.org/draft/2020-12/schema
        type: object
        """,
      because: """
        The dialect decides what keywords mean; `items` of an older one is another keyword.
        """,
      remedy: """
        Cardstock reads draft 2020-12. Without `$schema` a schema is read as that; a dialect of your
        own is given with `--resource`.
        """,
      related: [.schemaFileReference]),
  ]
}
