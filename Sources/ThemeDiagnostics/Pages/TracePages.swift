extension CodeRegistry {
  /// The pages of the domain `trace`.
  static let tracePages: [CodePage] = [
    CodePage(
      .traceEmpty,
      "The file holds no trace: nothing, or something else than a mapping.",
      in: .trace,
      wrong: "▸null\n",
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      because: "Without inputs there is nothing to play, and no frame to compare with.",
      remedy: "Write the `inputs`; `Documentation/Frames.md` shows a whole trace.",
      related: [.emptyDocument]),
    CodePage(
      .traceOtherFormat,
      "The file is a preset and no trace.",
      in: .trace,
      wrong: """
        name: brand-sheet
        ▸theme: {cornerRadius: 20}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      because: """
        A preset says how a sheet looks and moves, a trace what happens to it. Without inputs there is
        nothing to play.
        """,
      remedy: """
        `themectl validate` checks the preset. To see it move, write a trace that names it: `preset:
        ./brand-sheet.yaml`.
        """,
      related: [.presetOtherFormat, .traceEmpty]),
    CodePage(
      .traceSeveralDocuments,
      "The file holds more than one trace, parted by `---`.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        inputs: [{at: 0, present: sheet-1}]
        ▸---
        preset: card
        inputs: [{at: 0, present: sheet-1}]
        """,
      right: """
        preset: bottom-sheet
        inputs: [{at: 0, present: sheet-1}]
        """,
      because: """
        The frames of a trace go to one file, to be compared line by line; two of them would get
        mixed up.
        """,
      remedy: "Put each trace into a file of its own.",
      related: [.traceEmpty]),
    CodePage(
      .traceMissingInput,
      "A step says when something happens, but not what.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - ▸{at: 1.5}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 1.5, tap: {x: 195, y: 40}}
        """,
      because: """
        A moment alone changes nothing. To let time pass, there need be no step: frames come by
        themselves.
        """,
      remedy: "Add the input, or remove the step. `until` sets how long the trace goes on.",
      related: [.traceSeveralInputs]),
    CodePage(
      .traceSeveralInputs,
      "A step has more than one input.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1, ▸escape: {}}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 0, escape: {}}
        """,
      because: "Keys of a mapping have no order, and what comes first matters here.",
      remedy: "Write a step for each. Steps of the same time are applied from top to bottom.",
      related: [.traceMissingInput, .traceUnorderedInput]),
    CodePage(
      .traceUnorderedInput,
      "A step stands below one that happens later.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 2, tap: {x: 195, y: 40}}
          - ▸{at: 1, grow: sheet-1}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 1, grow: sheet-1}
          - {at: 2, tap: {x: 195, y: 40}}
        """,
      because: """
        Inputs are played in the order of their times, so a reader who goes from top to bottom is
        misled.
        """,
      remedy: "Sort the steps by `at`, or correct the time.",
      related: [.traceInputAfterEnd]),
    CodePage(
      .traceInputAfterEnd,
      "A step happens after the last frame, so that nothing of it is seen.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        until: 2
        inputs:
          - {at: 0, present: sheet-1}
          - ▸{at: 3, dismiss: sheet-1}
        """,
      right: """
        preset: bottom-sheet
        until: 4
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 3, dismiss: sheet-1}
        """,
      because: """
        A recording of such a trace would pass even if the input did something quite wrong.
        """,
      remedy: "Raise `until`, or leave it out: then the trace ends a second after its last input.",
      related: [.traceUnorderedInput]),
    CodePage(
      .traceUnknownPresentation,
      "An input is for a presentation of a name that nothing in the trace presents.",
      in: .trace,
      wrong: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 1, grow: ▸sheet1}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
          - {at: 1, grow: sheet-1}
        """,
      because: """
        The engine ignores what is for nobody, as an app's late call would be; in a trace it is
        mostly a slip.
        """,
      remedy: "Write the name that `present` gives, or present it first.",
      related: [.traceUnknownPreset]),
    CodePage(
      .traceMissingPreset,
      "Something is presented, and neither its step nor the trace says with which preset.",
      in: .trace,
      wrong: """
        inputs:
          - {at: 0, present: ▸sheet-1}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      because: "The preset decides how the sheet looks and moves; there is no sheet without one.",
      remedy: """
        Name a preset at the top for all, or in the step: `present: {id: sheet-1, preset: card}`.
        """,
      related: [.traceUnknownPreset]),
    CodePage(
      .traceUnknownPreset,
      "There is no preset of the name that the trace asks for.",
      in: .trace,
      wrong: """
        preset: ▸botom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      because: "Names are looked up among the presets that come with the tool.",
      remedy: """
        Correct the name; `themectl list` shows those there are. A preset of your own is named by
        its path from the trace's folder: `preset: ../Themes/brand.yaml`.
        """,
      related: [.traceInvalidPreset, .traceMissingPreset]),
    CodePage(
      .traceInvalidPreset,
      "The preset that is presented has errors, or its file holds several presets.",
      in: .trace,
      wrong: """
        preset: ▸half-done.yaml
        inputs:
          - {at: 0, present: sheet-1}
        """,
      right: """
        preset: bottom-sheet
        inputs:
          - {at: 0, present: sheet-1}
        """,
      because: "A sheet that is half guessed would move in ways that nobody wrote.",
      remedy: "Run `themectl validate` on the preset's file, and repair it first.",
      related: [.traceUnknownPreset]),
  ]
}
