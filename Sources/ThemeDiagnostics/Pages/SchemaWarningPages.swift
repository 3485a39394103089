extension CodeRegistry {
  /// The pages of the domain `schema-file` about what a schema says without meaning it.
  static let schemaWarningPages: [CodePage] = [
    CodePage(
      .schemaFileEmptyRange,
      "A lower bound in a schema is above the upper one, so that no value fits both.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: {type: number, minimum: ▸20, maximum: 4}
        """,
      right: """
        properties:
          cornerRadius: {type: number, minimum: 4, maximum: 20}
        """,
      because: "Every file would be refused, and the message would seem to be about the file.",
      remedy: "Swap the bounds, or correct one of them.",
      related: [.schemaFileImpossibleValue, .presetMinimumAboveMaximum]),
    CodePage(
      .schemaFileIgnoredKeyword,
      """
      A keyword does nothing where it stands, because another one is missing or leaves nothing
      for it.
      """,
      in: .schema,
      wrong: """
        properties:
          theme:
            ▸then: {required: [cornerRadius]}
        """,
      right: """
        properties:
          theme:
            if: {required: [shadow]}
            then: {required: [cornerRadius]}
        """,
      because: "JSON Schema passes such keywords over in silence, and the rule is never enforced.",
      remedy: "Add the partner that the message names, or remove the keyword.",
      related: [.schemaFileUnknownKeyword, .schemaFileKeywordType]),
    CodePage(
      .schemaFileImpossibleKey,
      "A schema requires a key and forbids it at the same time.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: {type: number}
        required: [▸cornerRaduis]
        additionalProperties: false
        """,
      right: """
        properties:
          cornerRadius: {type: number}
        required: [cornerRadius]
        additionalProperties: false
        """,
      because: "No file can have the key and not have it, so the schema refuses all of them.",
      remedy: "Mostly the key is spelled in two ways. Otherwise add it to `properties`.",
      related: [.schemaRequired, .schemaAdditionalProperties]),
    CodePage(
      .schemaFileImpossibleValue,
      "A value that a schema lists can never be right, because its type is not allowed.",
      in: .schema,
      wrong: """
        properties:
          columns: {type: string, enum: [auto, ▸2]}
        """,
      right: """
        properties:
          columns: {type: [string, integer], enum: [auto, 2]}
        """,
      because: """
        Who reads the list believes that the value can be written, and it is refused all the same.
        """,
      remedy: "Put quotes around the value if it is meant as a text, or allow its type.",
      related: [.schemaFileKeywordType, .schemaEnum]),
    CodePage(
      .schemaFileKeywordType,
      "A keyword speaks of values of a type that the schema does not allow.",
      in: .schema,
      wrong: """
        properties:
          name: {type: string, ▸minimum: 3}
        """,
      right: """
        properties:
          name: {type: string, minLength: 3}
        """,
      because: "`minimum` says nothing of texts, so a name of one letter would pass.",
      remedy: "Take the keyword for the type, or correct the type.",
      related: [.schemaFileIgnoredKeyword, .schemaFileUnknownKeyword]),
    CodePage(
      .schemaFileLoop,
      "A reference leads back to itself without stepping into the value.",
      in: .schema,
      wrong: """
        $ref: "#/$defs/a"
        $defs:
          a: {$ref: "#/$defs/b"}
          b: {$ref: ▸"#/$defs/a"}
        """,
      right: """
        $ref: "#/$defs/a"
        $defs:
          a: {properties: {next: {$ref: "#/$defs/a"}}}
        """,
      because: "To know whether a value fits, one would first have to know whether it fits.",
      remedy: """
        Break the circle. A schema may refer to itself below `properties` or `items`, as a list of
        lists does.
        """,
      related: [.schemaFileReference]),
    CodePage(
      .schemaFileUnknownKeyword,
      "A key of a schema is nearly a keyword, or was one in an older draft.",
      in: .schema,
      wrong: """
        properties:
          name: {type: string}
        ▸requried: [name]
        """,
      right: """
        properties:
          name: {type: string}
        required: [name]
        """,
      because: """
        Unknown keys are allowed in a schema and do nothing, which makes a slip the same as no rule.
        """,
      remedy: """
        Correct the spelling. A key of your own does not look like a slip when it begins with `x-`.
        """,
      related: [.schemaFileIgnoredKeyword, .schemaFileValue]),
    CodePage(
      .schemaFileUnreachableDefinition,
      "Nothing refers to a definition.",
      in: .schema,
      wrong: """
        properties:
          cornerRadius: {type: number}
        $defs:
          ▸length: {type: number, minimum: 0}
        """,
      right: """
        properties:
          cornerRadius: {$ref: "#/$defs/length"}
        $defs:
          length: {type: number, minimum: 0}
        """,
      because: "A definition has no effect of its own; often the reference to it was forgotten.",
      remedy: "Refer to it with `$ref`, or remove it.",
      related: [.schemaFileReference]),
  ]
}
