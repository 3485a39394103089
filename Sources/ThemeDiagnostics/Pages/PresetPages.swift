extension CodeRegistry {
  /// The pages of the domain `preset`.
  static let presetPages: [CodePage] = [
    CodePage(
      .presetDuplicateName,
      "A catalogue has two presets of one name, here two documents of one file.",
      wrong: """
        name: brand
        theme: {cornerRadius: 8}
        ---
        name: ▸brand
        theme: {cornerRadius: 20}
        """,
      right: """
        name: brand
        theme: {cornerRadius: 8}
        ---
        name: brand-round
        theme: {cornerRadius: 20}
        """,
      because: """
        An app asks for a preset by its name. With two of them it would be luck which one it gets,
        and editing the wrong one is an afternoon lost.
        """,
      remedy: """
        Give one of them another name. When a copied file causes this, its `name` was copied along:
        it does not follow from the file's name.
        """,
      related: [.presetMissingName, .duplicateKey]),
    CodePage(
      .presetEmpty,
      "A document says `~` or `null`, or holds nothing but its `---`, where a preset should be.",
      wrong: "▸null\n",
      right: "theme: {}\n",
      because: """
        It may be a preset whose lines are all commented out, or a file that was never finished.
        Reading it as a preset of nothing but defaults would hide that.
        """,
      remedy: """
        Write the preset, or delete the document. `theme: {}` is the shortest preset, for when the
        defaults are really what you want.
        """,
      related: [.emptyDocument]),
    CodePage(
      .presetFractionForPoints,
      """
      A length between 0 and 1 is legal, but half a point is hardly a height: it looks like a
      fraction.
      """,
      wrong: """
        behavior:
          heightMode: {specific: {values: [▸0.5, fullscreen]}}
        """,
      right: """
        behavior:
          heightMode: {specific: {values: [50%, fullscreen]}}
        """,
      because: """
        A bare number is a number of points. `0.5` would give a sheet of half a point, which nobody
        can see or grab.
        """,
      remedy: """
        Write a fraction of the container with a percent sign: `50%`. If you do mean points, write 1
        or more.
        """,
      related: [.presetMillisecondsForSeconds, .schemaMaximum]),
    CodePage(
      .presetMillisecondsForSeconds,
      "A time is in seconds, and this many seconds would be very long for a motion of a sheet.",
      wrong: """
        behavior:
          animations:
            moving: {curve: easeOut, duration: ▸350}
        """,
      right: """
        behavior:
          animations:
            moving: {curve: easeOut, duration: 0.35}
        """,
      because: """
        Design tools and the web count in milliseconds, UIKit counts in seconds, and so does
        Cardstock. A sheet that takes 350 seconds to open looks as if the app hung.
        """,
      remedy: "Divide by a thousand: 350 milliseconds are `0.35`.",
      related: [.presetFractionForPoints]),
    CodePage(
      .presetMinimumAboveMaximum,
      "A least value is greater than the greatest, so that no value lies between them.",
      wrong: """
        behavior:
          heightMode: {free: {minHeight: ▸600, maxHeight: 200}}
        """,
      right: """
        behavior:
          heightMode: {free: {minHeight: 200, maxHeight: 600}}
        """,
      because: """
        A sheet cannot be at least 600 and at most 200 points high; one of the two would be ignored.
        """,
      remedy: "Most often the two are swapped. Otherwise raise the one or lower the other.",
      related: [.schemaMinimum, .schemaMaximum]),
    CodePage(
      .presetMissingName,
      "A file with several presets has one without a `name`.",
      wrong: """
        name: brand
        theme: {cornerRadius: 8}
        ---
        ▸theme: {cornerRadius: 20}
        """,
      right: """
        name: brand
        theme: {cornerRadius: 8}
        ---
        name: brand-round
        theme: {cornerRadius: 20}
        """,
      because: """
        A single preset can go by the name of its file. Of several, each needs a name of its own, or
        nothing could ask for it.
        """,
      remedy: "Add a `name` below each `---`, of lower-case letters, digits and hyphens.",
      related: [.presetDuplicateName]),
    CodePage(
      .presetNotSupported,
      "The key belongs to the format, but this version of Cardstock cannot carry it out yet.",
      wrong: """
        name: brand
        ▸variants: []
        """,
      right: """
        name: brand
        theme: {cornerRadius: 12}
        """,
      because: """
        Leaving the key out of account would give a sheet that looks different from what the file
        says, without a word.
        """,
      remedy: "Write the values out for now, or update Cardstock.",
      related: [.presetUnsupportedVersion]),
    CodePage(
      .presetOtherFormat,
      "The file is a gesture trace, a JSON Schema or a configuration, and no preset.",
      wrong: """
        preset: bottom-sheet
        ▸inputs:
          - {at: 0, present: sheet-1}
        """,
      right: """
        name: brand-sheet
        extends: bottom-sheet
        """,
      because: """
        Every key of it would be unknown to a preset, which says nothing of what is right or wrong in
        it.
        """,
      remedy: """
        `themectl simulate` plays a trace, `themectl schema check` checks a schema. A configuration is
        found by its name, `.themectl.yaml`, and checked whenever it is used. Where such files lie
        among presets, a line in `.themectlignore` leaves them out.
        """,
      related: [.traceOtherFormat, .schemaAdditionalProperties]),
    CodePage(
      .presetTransparentColor,
      "The colour has eight digits, of which the last two, its opacity, are 00.",
      wrong: """
        theme:
          dimmingBackgroundColor: ▸"#66000000"
        """,
      right: """
        theme:
          dimmingBackgroundColor: "#00000066"
        """,
      because: """
        Eight digits are red, green, blue and opacity, as in CSS. Android and some tools of designers
        write the opacity first, so that their black of 40 % would be a red that nobody sees.
        """,
      remedy: """
        Move the first two digits to the end, or write the opacity as a percentage: `black 40%`.
        Where nothing is to be seen, write `clear`.
        """,
      related: [.presetUnknownColor]),
    CodePage(
      .presetUnknownColor,
      "The name of a colour before an opacity is not one that Cardstock knows.",
      wrong: """
        theme:
          dimmingBackgroundColor: ▸ink 40%
        """,
      right: """
        theme:
          dimmingBackgroundColor: "#0B132B66"
        """,
      because: """
        A colour that nobody knows would have to be replaced by some other one, and a wrong colour
        is easily overlooked until a customer sees it. The names are those of UIKit, such as
        `systemRed`, and those of CSS, such as `tomato`.
        """,
      remedy: """
        Take a name from the list in Documentation/Fields.md, or write the colour in hexadecimal,
        between quotes because of the `#`; the last two digits are then the opacity.
        """,
      related: [.commentAsValue, .schemaEnum]),
    CodePage(
      .presetUnknownDetent,
      "The preset speaks of a height that is not among the heights of its sheet.",
      wrong: """
        behavior:
          heightMode: {specific: {values: [200, 50%, fullscreen]}}
          initialDetent: ▸40%
        """,
      right: """
        behavior:
          heightMode: {specific: {values: [200, 50%, fullscreen]}}
          initialDetent: 50%
        """,
      because: """
        A sheet rests at the heights of its `heightMode` and nowhere else. It opens at the one that
        is nearest to `initialDetent`, `largestUndimmedDetent` counts as a mere height, and what
        `detentPolicies` says of a height that there is not never holds. Most often the list of
        heights was changed and the rest was not.
        """,
      remedy: """
        Write one of the heights just as it stands in the list, or add the height there. A `free`
        sheet has no heights of its own, so nothing can hold at one of them.
        """,
      related: [.presetUnknownSize, .presetUnusedKey]),
    CodePage(
      .presetUnknownSize,
      "A form sheet names a size that is not among its `sizes`.",
      wrong: """
        behavior:
          presentation: formSheet
          formSheet:
            sizes: {compact: {width: 540, height: 620}}
            routes: {detail: ▸compcat}
        """,
      right: """
        behavior:
          presentation: formSheet
          formSheet:
            sizes: {compact: {width: 540, height: 620}}
            routes: {detail: compact}
        """,
      because: "A route without a size would leave the sheet at whatever size it happens to have.",
      remedy: "Correct the name, or add the size to `sizes`.",
      related: [.schemaAdditionalProperties]),
    CodePage(
      .presetUnsupportedVersion,
      """
      The file says that it is written in a version of the format that this Cardstock does not
      read.
      """,
      wrong: """
        schema: ▸2
        name: brand
        """,
      right: """
        schema: 1
        name: brand
        """,
      because: """
        A later version may give a key another meaning. Guessing would be worse than saying so, and
        nothing else in the file is judged.
        """,
      remedy: """
        Update Cardstock where the file is newer. Where the number is a slip, write `schema: 1`, or
        leave the line out: it says nothing about your own design's version.
        """,
      related: [.presetNotSupported]),
    CodePage(
      .presetUnusedKey,
      "The key says something that sheets of this presentation do not have.",
      wrong: """
        behavior:
          presentation: bottomSheet
          ▸dismissHandle: {areaHeight: 24}
        """,
      right: """
        theme:
          grabber: {topMargin: 10}
        behavior:
          presentation: bottomSheet
        """,
      because: """
        Each of the four presentations has keys of its own: a card has a `dismissHandle`, a bottom
        sheet a `grabber`. A key of another one is no error, but whoever wrote it waits in vain for
        it to do something. Often it is `presentation` that is missing or wrong.
        """,
      remedy: """
        Write the `presentation` that is meant, or delete the key. In Documentation/Fields.md and
        with `themectl explain KEY` each key says which presentations use it; a form sheet uses
        those of a bottom sheet too, which it becomes in compact width. No warning is given for
        `none` and `clear`, for what repeats an inherited value, and in a preset without `behavior`.
        A part that only others extend says `# themectl: allow preset.unused-key` at its beginning.
        """,
      related: [.presetUnknownDetent, .schemaAdditionalProperties]),
  ]
}
