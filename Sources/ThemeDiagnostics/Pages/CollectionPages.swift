extension CodeRegistry {
  /// The pages of the domain `schema` that are about mappings and lists.
  static let collectionPages: [CodePage] = [
    CodePage(
      .schemaAdditionalProperties,
      "A key is not known in the mapping that it stands in.",
      wrong: """
        theme:
          ▸cornerRaduis: 20
        """,
      right: """
        theme:
          cornerRadius: 20
        """,
      because: """
        A misspelt key that is passed over in silence is the worst kind of mistake: the file looks
        right, the sheet looks wrong, and nobody says why.
        """,
      remedy: """
        Look at the spelling and the level: `colour` is `color`, and `swipeMode` belongs under
        `behavior`. The message offers the key that was probably meant. `themectl explain` lists all
        keys with their places.
        """,
      related: [.schemaRequired, .badIndentation]),
    CodePage(
      .schemaRequired,
      "A mapping lacks a key without which it says nothing.",
      wrong: """
        behavior:
          animations:
            moving: ▸{curve: easeInOut}
        """,
      right: """
        behavior:
          animations:
            moving: {curve: easeInOut, duration: 0.3}
        """,
      because: """
        A curve without a duration has a shape but no length; any number put in for it would be a
        guess.
        """,
      remedy: """
        Add the key that the message names. Where it is there after all, look at its indentation: it
        may belong to another mapping.
        """,
      related: [
        .schemaDependentRequired, .schemaAdditionalProperties,
      ]),
    CodePage(
      .schemaDependentRequired,
      "A key makes another one necessary, which is missing.",
      in: .data(
        schema: """
          dependentRequired:
            border: [borderColor]
          """),
      wrong: "▸border: 2\n",
      right: "border: 2\nborderColor: black\n",
      because: "The two mean something only together.",
      remedy: "Add the missing key, or remove the one that asks for it.",
      related: [.schemaRequired]),
    CodePage(
      .schemaDependencies,
      """
      A key makes another one necessary, which is missing; the schema says so in the way of an
      older draft.
      """,
      in: .data(
        schema: """
          dependencies:
            border: [borderColor]
          """),
      wrong: "▸border: 2\n",
      right: "border: 2\nborderColor: black\n",
      because: "The two mean something only together.",
      remedy: """
        Add the missing key, or remove the one that asks for it. Who keeps the schema can write
        `dependentRequired`, the keyword's present name.
        """,
      related: [DiagnosticCode("schema.dependentRequired")]),
    CodePage(
      .schemaPropertyNames,
      "The name of a key is not of the form that the mapping asks for.",
      in: .data(
        schema: """
          properties:
            routes:
              propertyNames: {pattern: "^[a-z]+$"}
          """),
      wrong: """
        routes:
          ▸Detail: large
        """,
      right: """
        routes:
          detail: large
        """,
      because: """
        Where a mapping's keys are names of your own, a schema can at least say how names look.
        """,
      remedy: "Rename the key as the message says.",
      related: [.schemaPattern, .schemaAdditionalProperties]),
    CodePage(
      .schemaMinProperties,
      "A mapping has fewer keys than it must have.",
      in: .data(
        schema: """
          properties:
            sizes: {minProperties: 1}
          """),
      wrong: "sizes: ▸{}\n",
      right: "sizes: {compact: 320}\n",
      because: "An empty mapping is mostly one that somebody meant to fill.",
      remedy: "Add a key, or leave the whole mapping out.",
      related: [.schemaMaxProperties, .schemaMinItems]),
    CodePage(
      .schemaMaxProperties,
      "A mapping has more keys than it may have.",
      in: .data(
        schema: """
          properties:
            height: {maxProperties: 1}
          """),
      wrong: "height: ▸{points: 200, percent: 50}\n",
      right: "height: {points: 200}\n",
      because: "The keys are alternatives: with two of them it would be open which one holds.",
      remedy: "Keep as many keys as the message allows.",
      related: [.schemaMinProperties, .schemaOneOf]),
    CodePage(
      .schemaUnevaluatedProperties,
      "A key is known to none of the schemas that are combined for the mapping.",
      in: .data(
        schema: """
          allOf:
            - properties: {theme: true}
            - properties: {behavior: true}
          unevaluatedProperties: false
          """),
      wrong: "▸colour: red\n",
      right: "theme: {color: red}\n",
      because: """
        As with `schema.additionalProperties`, a key that nobody reads should not look as if it did
        something. This keyword looks through all the schemas that are put together with `allOf` or
        `$ref`.
        """,
      remedy: "Correct the key's name or place, or add it to one of the schemas.",
      related: [
        .schemaAdditionalProperties, .schemaUnevaluatedItems,
      ]),
    CodePage(
      .schemaItems,
      "A list has an item in a place where the schema allows none.",
      in: .data(
        schema: """
          properties:
            point: {prefixItems: [{type: number}, {type: number}], items: false}
          """),
      wrong: "point: [1, 2, ▸3]\n",
      right: "point: [1, 2]\n",
      because: """
        A list such as `[x, y]` has a place for each number; for a third one there is no meaning.
        """,
      remedy: "Remove the item, or look for a comma too many: `[1,5, 2]` has three items.",
      related: [.schemaMaxItems, .schemaUnevaluatedItems]),
    CodePage(
      .schemaMinItems,
      "A list has fewer items than it must have.",
      wrong: """
        behavior:
          heightMode: {specific: {values: ▸[]}}
        """,
      right: """
        behavior:
          heightMode: {specific: {values: [50%]}}
        """,
      because: "A sheet without a single height has no place to rest.",
      remedy: "Add an item, or leave the key out so that its default holds.",
      related: [.schemaMaxItems, .schemaContains]),
    CodePage(
      .schemaMaxItems,
      "A list has more items than it may have.",
      in: .data(
        schema: """
          properties:
            heights: {maxItems: 3}
          """),
      wrong: "heights: ▸[100, 200, 300, 400]\n",
      right: "heights: [100, 200, 400]\n",
      because: "A house rule may say that more than three resting heights confuse a thumb.",
      remedy: "Remove items until as many are left as the message allows.",
      related: [.schemaMinItems, .schemaItems]),
    CodePage(
      .schemaUniqueItems,
      "A list has the same item twice.",
      in: .data(
        schema: """
          properties:
            heights: {uniqueItems: true}
          """),
      wrong: "heights: ▸[200, 400, 200]\n",
      right: "heights: [200, 400]\n",
      because: "The second one adds nothing, so it is probably a copy that was to be changed.",
      remedy: """
        Remove or change one of the two. Numbers are compared by value: `1` and `1.0` are the same.
        """,
      related: [.duplicateKey]),
    CodePage(
      .schemaContains,
      "A list lacks an item of a kind that it must have.",
      in: .data(
        schema: """
          properties:
            heights: {contains: {const: fullscreen}}
          """),
      wrong: "heights: ▸[200, 400]\n",
      right: "heights: [200, fullscreen]\n",
      because: "The schema asks for one item of that kind, wherever in the list it stands.",
      remedy: """
        Add the item that the message describes. `minContains` and `maxContains` say how many of
        them there may be.
        """,
      related: [.schemaMinItems]),
    CodePage(
      .schemaUnevaluatedItems,
      "A list has an item that none of the combined schemas speaks of.",
      in: .data(
        schema: """
          properties:
            point:
              allOf:
                - prefixItems: [{type: number}]
                - prefixItems: [true, {type: number}]
              unevaluatedItems: false
          """),
      wrong: "point: [1, 2, ▸3]\n",
      right: "point: [1, 2]\n",
      because: """
        As with `schema.items`, an item without a meaning should not look as if it had one.
        """,
      remedy: "Remove the item, or describe it in one of the schemas.",
      related: [.schemaItems, .schemaUnevaluatedProperties]),
  ]
}
