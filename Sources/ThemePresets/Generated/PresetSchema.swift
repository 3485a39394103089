// Written by Scripts/generate; do not edit.
// swift-format-ignore-file

/// The schema of the preset file.
package enum PresetSchema {
  /// The JSON text of `Schemas/preset.schema.json`.
  package static let text = ###"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:cardstock:schema:preset:1",
  "title": "Cardstock preset",
  "description": "How a card, bottom sheet, form sheet or modal looks (theme) and moves (behavior).",
  "type": "object",
  "properties": {
    "schema": {
      "title": "Schema",
      "description": "The version of the format; 1 when it is not written.",
      "default": 1,
      "x-expects": "the number 1 without quotes",
      "type": "integer",
      "const": 1
    },
    "name": {
      "title": "Name",
      "description": "The name of the preset, unique in a catalogue. Lower-case letters, digits and hyphens. Without it the preset is called as its file; in a file of several presets each needs a name.",
      "x-expects": "a name of lower-case letters, digits and hyphens such as `brand-sheet`",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    },
    "summary": {
      "title": "Summary",
      "description": "What the preset is for, in one sentence.",
      "default": "",
      "examples": ["The brand's standard sheet, with three heights."],
      "x-expects": "a text",
      "type": "string"
    },
    "extends": {
      "title": "Extends",
      "description": "The preset that this one completes. Not supported yet.",
      "type": ["string", "array"]
    },
    "tokens": {
      "title": "Tokens",
      "description": "Values with a name, to be used as `$name`. Not supported yet.",
      "type": "object"
    },
    "theme": {"title": "Theme", "description": "How the sheet looks.", "$ref": "#/$defs/theme"},
    "behavior": {
      "title": "Behavior",
      "description": "How the sheet moves and what dismisses it.",
      "$ref": "#/$defs/behavior"
    },
    "variants": {
      "title": "Variants",
      "description": "Changes under conditions such as a size class. Not supported yet.",
      "type": "array"
    }
  },
  "additionalProperties": false,
  "$defs": {
    "token": {
      "description": "The name of a token after a dollar sign. Not supported yet.",
      "type": "string",
      "pattern": "^\\$[A-Za-z][A-Za-z0-9_.-]*$"
    },
    "theme": {
      "description": "How a sheet looks.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "cornerRadius": {
          "title": "Corner radius",
          "description": "The radius of the sheet's corners. At full height a bottom sheet takes the corners of the display instead.",
          "default": 12,
          "examples": [28],
          "$ref": "#/$defs/length"
        },
        "maskedCorners": {
          "title": "Masked corners",
          "description": "The corners of the sheet that are rounded.",
          "default": "top",
          "$ref": "#/$defs/corners"
        },
        "dimmingBackgroundColor": {
          "title": "Dimming background color",
          "description": "The colour over everything behind the sheet. `clear` dims nothing.",
          "default": {"light": "black 40%", "dark": "white 10%"},
          "examples": ["black 40%", "clear", {"light": "black 40%", "dark": "white 10%"}],
          "$ref": "#/$defs/color"
        },
        "dimmingFollowsPosition": {
          "title": "Dimming follows position",
          "description": "Whether the dimming fades while the sheet is drawn below its lowest height.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "leadingMargin": {
          "title": "Leading margin",
          "description": "The distance of the sheet from the leading edge of the safe area.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "trailingMargin": {
          "title": "Trailing margin",
          "description": "The distance of the sheet from the trailing edge of the safe area.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "grabber": {
          "title": "Grabber",
          "description": "The bar that shows that the sheet can be dragged. `none` removes it; what is not written in the mapping keeps its default.",
          "examples": ["none", "appleDefault", {"size": {"width": 36, "height": 5}}],
          "x-expects": "`none` or `appleDefault` or a mapping",
          "anyOf": [
            {
              "enum": ["none", "appleDefault"],
              "enumDescriptions": [
                "No grabber.",
                "A bar of 36 × 5 points, 5 points below the top."
              ]
            },
            {"$ref": "#/$defs/grabber"},
            {"$ref": "#/$defs/token"}
          ]
        },
        "shadow": {
          "title": "Shadow",
          "description": "The shadow around the sheet. `none` removes it; what is not written in the mapping keeps its default.",
          "examples": ["none", {"opacity": 0.2, "radius": 12}],
          "x-expects": "`none` or a mapping",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["No shadow."]},
            {"$ref": "#/$defs/shadow"},
            {"$ref": "#/$defs/token"}
          ]
        },
        "backCard": {
          "title": "Back card",
          "description": "How what lies behind a card is drawn. Used by the presentation `card`.",
          "$ref": "#/$defs/backCard"
        }
      },
      "additionalProperties": false
    },
    "length": {
      "description": "A length in points, 0 or more.",
      "examples": [16],
      "x-expects": "a number of points, 0 or more",
      "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]
    },
    "corners": {
      "description": "The corners that are rounded: a list of them, or a word for usual sets.",
      "examples": ["top", ["topLeft", "bottomRight"]],
      "x-expects": "`all`, `top`, `bottom`, `none` or a list of corners such as `[topLeft, topRight]`",
      "anyOf": [
        {
          "enum": ["all", "top", "bottom", "none"],
          "enumDescriptions": [
            "All four corners.",
            "The two top corners.",
            "The two bottom corners.",
            "No corner."
          ]
        },
        {"type": "array", "items": {"$ref": "#/$defs/corner"}},
        {"$ref": "#/$defs/token"}
      ]
    },
    "corner": {
      "description": "One corner.",
      "x-expects": "`topLeft`, `topRight`, `bottomLeft` or `bottomRight`",
      "anyOf": [
        {
          "enum": ["topLeft", "topRight", "bottomLeft", "bottomRight"],
          "enumDescriptions": [
            "The top left corner.",
            "The top right corner.",
            "The bottom left corner.",
            "The bottom right corner."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "color": {
      "description": "A colour, or `{light: …, dark: …}` with one for each appearance.",
      "examples": ["black 40%", {"light": "black", "dark": "gray"}],
      "x-expects": "a colour such as `black 40%` or `\"#FF8800\"`, or a mapping with `light` and `dark`",
      "anyOf": [
        {"$ref": "#/$defs/colorText"},
        {
          "type": "object",
          "properties": {
            "light": {
              "title": "Light",
              "description": "The colour in the light appearance.",
              "$ref": "#/$defs/colorText"
            },
            "dark": {
              "title": "Dark",
              "description": "The colour in the dark appearance.",
              "$ref": "#/$defs/colorText"
            }
          },
          "required": ["light", "dark"],
          "additionalProperties": false
        }
      ]
    },
    "colorText": {
      "description": "A name of CSS (lower case) or UIKit, or `#RGB`, `#RRGGBB`, `#RRGGBBAA` in quotes; an opacity may follow.",
      "examples": ["black 40%", "#FF8800", "tertiaryLabel"],
      "x-expects": "a colour: a name such as `black`, `\"#FF8800\"` in quotes, or either with an opacity as `black 40%`",
      "anyOf": [
        {
          "enum": [
            "clear",
            "darkGray",
            "lightGray",
            "label",
            "secondaryLabel",
            "tertiaryLabel",
            "quaternaryLabel",
            "lightText",
            "darkText",
            "placeholderText",
            "link",
            "separator",
            "opaqueSeparator",
            "tintColor",
            "systemFill",
            "secondarySystemFill",
            "tertiarySystemFill",
            "quaternarySystemFill",
            "systemBackground",
            "secondarySystemBackground",
            "tertiarySystemBackground",
            "systemGroupedBackground",
            "secondarySystemGroupedBackground",
            "tertiarySystemGroupedBackground",
            "systemRed",
            "systemOrange",
            "systemYellow",
            "systemGreen",
            "systemMint",
            "systemTeal",
            "systemCyan",
            "systemBlue",
            "systemIndigo",
            "systemPurple",
            "systemPink",
            "systemBrown",
            "systemGray",
            "systemGray2",
            "systemGray3",
            "systemGray4",
            "systemGray5",
            "systemGray6",
            "aliceblue",
            "antiquewhite",
            "aqua",
            "aquamarine",
            "azure",
            "beige",
            "bisque",
            "black",
            "blanchedalmond",
            "blue",
            "blueviolet",
            "brown",
            "burlywood",
            "cadetblue",
            "chartreuse",
            "chocolate",
            "coral",
            "cornflowerblue",
            "cornsilk",
            "crimson",
            "cyan",
            "darkblue",
            "darkcyan",
            "darkgoldenrod",
            "darkgray",
            "darkgreen",
            "darkgrey",
            "darkkhaki",
            "darkmagenta",
            "darkolivegreen",
            "darkorange",
            "darkorchid",
            "darkred",
            "darksalmon",
            "darkseagreen",
            "darkslateblue",
            "darkslategray",
            "darkslategrey",
            "darkturquoise",
            "darkviolet",
            "deeppink",
            "deepskyblue",
            "dimgray",
            "dimgrey",
            "dodgerblue",
            "firebrick",
            "floralwhite",
            "forestgreen",
            "fuchsia",
            "gainsboro",
            "ghostwhite",
            "gold",
            "goldenrod",
            "gray",
            "green",
            "greenyellow",
            "grey",
            "honeydew",
            "hotpink",
            "indianred",
            "indigo",
            "ivory",
            "khaki",
            "lavender",
            "lavenderblush",
            "lawngreen",
            "lemonchiffon",
            "lightblue",
            "lightcoral",
            "lightcyan",
            "lightgoldenrodyellow",
            "lightgray",
            "lightgreen",
            "lightgrey",
            "lightpink",
            "lightsalmon",
            "lightseagreen",
            "lightskyblue",
            "lightslategray",
            "lightslategrey",
            "lightsteelblue",
            "lightyellow",
            "lime",
            "limegreen",
            "linen",
            "magenta",
            "maroon",
            "mediumaquamarine",
            "mediumblue",
            "mediumorchid",
            "mediumpurple",
            "mediumseagreen",
            "mediumslateblue",
            "mediumspringgreen",
            "mediumturquoise",
            "mediumvioletred",
            "midnightblue",
            "mintcream",
            "mistyrose",
            "moccasin",
            "navajowhite",
            "navy",
            "oldlace",
            "olive",
            "olivedrab",
            "orange",
            "orangered",
            "orchid",
            "palegoldenrod",
            "palegreen",
            "paleturquoise",
            "palevioletred",
            "papayawhip",
            "peachpuff",
            "peru",
            "pink",
            "plum",
            "powderblue",
            "purple",
            "rebeccapurple",
            "red",
            "rosybrown",
            "royalblue",
            "saddlebrown",
            "salmon",
            "sandybrown",
            "seagreen",
            "seashell",
            "sienna",
            "silver",
            "skyblue",
            "slateblue",
            "slategray",
            "slategrey",
            "snow",
            "springgreen",
            "steelblue",
            "tan",
            "teal",
            "thistle",
            "tomato",
            "transparent",
            "turquoise",
            "violet",
            "wheat",
            "white",
            "whitesmoke",
            "yellow",
            "yellowgreen"
          ]
        },
        {
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})( +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)?|[A-Za-z][A-Za-z0-9]* +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)$"
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "boolean": {
      "description": "Yes or no.",
      "x-expects": "`true` or `false`",
      "anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/token"}]
    },
    "grabber": {
      "description": "The bar at a sheet's top and the zone around it.",
      "examples": [{"topMargin": 8, "color": "white 60%"}],
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "size": {
          "title": "Size",
          "description": "The size of the bar.",
          "default": {"width": 30, "height": 4},
          "examples": [{"width": 36, "height": 5}],
          "$ref": "#/$defs/size"
        },
        "cornerRadius": {
          "title": "Corner radius",
          "description": "The rounding of the bar's corners.",
          "default": "rounded",
          "examples": ["rounded", 2],
          "x-expects": "`rounded` or a radius in points",
          "anyOf": [
            {"enum": ["rounded"], "enumDescriptions": ["Half the bar's height."]},
            {"$ref": "#/$defs/length"}
          ]
        },
        "maskedCorners": {
          "title": "Masked corners",
          "description": "The corners of the bar that are rounded.",
          "default": "all",
          "$ref": "#/$defs/corners"
        },
        "color": {
          "title": "Color",
          "description": "The colour of the bar.",
          "default": "tertiaryLabel",
          "$ref": "#/$defs/color"
        },
        "topMargin": {
          "title": "Top margin",
          "description": "The distance between the sheet's top and the bar. The zone around the bar is as high as twice this distance and the bar's height; it can be dragged with `swipeMode: top`.",
          "default": 20,
          "examples": [5, 20],
          "$ref": "#/$defs/length"
        },
        "canTouchToDismiss": {
          "title": "Can touch to dismiss",
          "description": "Whether a tap on the grabber's zone dismisses the sheet.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "background": {
          "title": "Background",
          "description": "What fills the zone behind the bar.",
          "default": {"color": "clear", "isTranslucent": true},
          "x-expects": "a mapping with either `color` or `view`",
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "view": {
                  "title": "View",
                  "description": "The name of a view that the app supplies.",
                  "examples": ["brand-glow"],
                  "$ref": "#/$defs/hostName"
                },
                "isTranslucent": {
                  "title": "Is translucent",
                  "description": "Whether the content reaches below the zone; otherwise it starts beneath it. An opaque zone adds its height to that of the content.",
                  "default": true,
                  "$ref": "#/$defs/boolean"
                }
              },
              "required": ["view"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "color": {
                  "title": "Color",
                  "description": "The colour of the zone.",
                  "default": "clear",
                  "examples": ["white 80%"],
                  "$ref": "#/$defs/color"
                },
                "isTranslucent": {
                  "title": "Is translucent",
                  "description": "Whether the content reaches below the zone; otherwise it starts beneath it. An opaque zone adds its height to that of the content.",
                  "default": true,
                  "$ref": "#/$defs/boolean"
                }
              },
              "additionalProperties": false
            },
            {"$ref": "#/$defs/token"}
          ]
        }
      },
      "additionalProperties": false
    },
    "size": {
      "description": "A width and a height in points.",
      "examples": [{"width": 36, "height": 5}],
      "x-expects": "a mapping",
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "width": {"title": "Width", "description": "The width.", "$ref": "#/$defs/length"},
            "height": {"title": "Height", "description": "The height.", "$ref": "#/$defs/length"}
          },
          "required": ["width", "height"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "hostName": {
      "description": "The name of something that the app supplies.",
      "examples": ["brand-glow"],
      "x-expects": "a name of letters, digits, `_`, `.` and `-` that begins with a letter",
      "anyOf": [
        {"type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.\\-]*$"},
        {"$ref": "#/$defs/token"}
      ]
    },
    "shadow": {
      "description": "A shadow.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "color": {
          "title": "Color",
          "description": "The colour of the shadow.",
          "default": {"light": "black", "dark": "gray"},
          "$ref": "#/$defs/color"
        },
        "opacity": {
          "title": "Opacity",
          "description": "The opacity of the shadow, from 0 to 1.",
          "default": 0.3,
          "$ref": "#/$defs/fraction"
        },
        "offset": {
          "title": "Offset",
          "description": "The displacement of the shadow.",
          "default": {"x": 0, "y": 0},
          "$ref": "#/$defs/displacement"
        },
        "radius": {
          "title": "Radius",
          "description": "The blur radius of the shadow.",
          "default": 5,
          "$ref": "#/$defs/fineLength"
        }
      },
      "additionalProperties": false
    },
    "fraction": {
      "description": "A part of a whole: a number from 0 to 1 or a percentage.",
      "examples": [0.4, "40%"],
      "x-expects": "a number from 0 to 1 or a percentage such as 50%",
      "anyOf": [
        {"type": "number", "minimum": 0, "maximum": 1},
        {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"},
        {"$ref": "#/$defs/token"}
      ]
    },
    "displacement": {
      "description": "A displacement in points, to the right and downwards.",
      "examples": [{"x": 0, "y": -2}],
      "x-expects": "a mapping",
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "x": {
              "title": "X",
              "description": "The displacement to the right.",
              "$ref": "#/$defs/coordinate"
            },
            "y": {
              "title": "Y",
              "description": "The displacement downwards.",
              "$ref": "#/$defs/coordinate"
            }
          },
          "required": ["x", "y"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "coordinate": {
      "description": "A coordinate or a displacement in points.",
      "examples": [-4],
      "x-expects": "a number of points",
      "anyOf": [{"type": "number", "x-unit": "points"}, {"$ref": "#/$defs/token"}]
    },
    "fineLength": {
      "description": "A length in points, 0 or more.",
      "examples": [0.5],
      "x-expects": "a number of points, 0 or more",
      "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]
    },
    "backCard": {
      "description": "How what lies behind a card is pushed back.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "horizontalInset": {
          "title": "Horizontal inset",
          "description": "How much narrower a view gets on each side for every card over it.",
          "default": 16,
          "$ref": "#/$defs/length"
        },
        "verticalSpacing": {
          "title": "Vertical spacing",
          "description": "The distance of a card's top from the one below. The first release of CardPresentationController had 17 points.",
          "default": 16,
          "examples": [17],
          "$ref": "#/$defs/length"
        },
        "verticalInset": {
          "title": "Vertical inset",
          "description": "The distance of the rearmost view from the container's top.",
          "default": "safeArea",
          "examples": ["safeArea", 132],
          "x-expects": "`safeArea` or a number of points, 0 or more",
          "anyOf": [
            {
              "enum": ["safeArea"],
              "enumDescriptions": ["The top of the safe area, at every moment."]
            },
            {"$ref": "#/$defs/length"}
          ]
        },
        "fadeAlpha": {
          "title": "Fade alpha",
          "description": "The opacity of a view for every card over it, from 0 to 1.",
          "default": 0.8,
          "$ref": "#/$defs/fraction"
        },
        "cornerRadius": {
          "title": "Corner radius",
          "description": "The radius of the top corners of the views behind.",
          "default": 12,
          "$ref": "#/$defs/length"
        }
      },
      "additionalProperties": false
    },
    "behavior": {
      "description": "How a sheet moves.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "presentation": {
          "title": "Presentation",
          "description": "How the sheet is presented.",
          "default": "bottomSheet",
          "$ref": "#/$defs/presentation"
        },
        "heightMode": {
          "title": "Height mode",
          "description": "The heights the sheet can have. Used by the presentation `bottomSheet`.",
          "default": "fitContent",
          "$ref": "#/$defs/heightMode"
        },
        "initialDetent": {
          "title": "Initial detent",
          "description": "The height the sheet opens at. Used by the presentation `bottomSheet`.",
          "default": "lowest",
          "examples": ["lowest", "50%"],
          "x-expects": "`lowest` or a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`",
          "anyOf": [
            {"enum": ["lowest"], "enumDescriptions": ["The lowest of the sheet's heights."]},
            {"$ref": "#/$defs/heightValue"}
          ]
        },
        "heightReference": {
          "title": "Height reference",
          "description": "What percentages and points are measured in. Used by the presentation `bottomSheet`.",
          "default": "container",
          "$ref": "#/$defs/heightReference"
        },
        "detentPolicies": {
          "title": "Detent policies",
          "description": "What holds at single heights only. Used by the presentation `bottomSheet`.",
          "default": [],
          "examples": [[{"detent": 200, "outsideTouches": "pass"}]],
          "x-expects": "a list",
          "anyOf": [
            {"type": "array", "items": {"$ref": "#/$defs/detentPolicy"}},
            {"$ref": "#/$defs/token"}
          ]
        },
        "canTouchDimmingBackgroundToDismiss": {
          "title": "Can touch dimming background to dismiss",
          "description": "Whether a tap on the dimmed background dismisses the sheet.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "forwardEventsToRearController": {
          "title": "Forward events to rear controller",
          "description": "Whether touches outside the sheet go to what is behind it. Then a tap outside never dismisses.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "updateHeightOnContentSizeCategoryChange": {
          "title": "Update height on content size category change",
          "description": "Whether the content is measured again when the user changes the text size.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "swipeMode": {
          "title": "Swipe mode",
          "description": "Where a drag may begin.",
          "default": "full",
          "$ref": "#/$defs/swipeMode"
        },
        "allowsSwipeToDismiss": {
          "title": "Allows swipe to dismiss",
          "description": "Whether a drag can dismiss the sheet. Without it the sheet still moves, and springs back.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "heightPercentageThresholdToDismiss": {
          "title": "Height percentage threshold to dismiss",
          "description": "The part of the sheet's height that must be dragged down to dismiss it. Used by the presentation `bottomSheet`.",
          "default": 0.5,
          "examples": [0.5, "30%"],
          "$ref": "#/$defs/fraction"
        },
        "velocityThresholdToDismiss": {
          "title": "Velocity threshold to dismiss",
          "description": "The downward speed beyond which a release dismisses. Used by the presentation `bottomSheet`.",
          "default": 700,
          "$ref": "#/$defs/speed"
        },
        "velocityThresholdToOpenAtMaxHeight": {
          "title": "Velocity threshold to open at max height",
          "description": "The upward speed beyond which a release opens the sheet at its greatest height. Used by the presentation `bottomSheet`.",
          "default": 700,
          "$ref": "#/$defs/speed"
        },
        "releaseRule": {
          "title": "Release rule",
          "description": "How the height is chosen when a drag ends. Used by the presentation `bottomSheet`.",
          "default": "thresholds",
          "$ref": "#/$defs/releaseRule"
        },
        "dismissFrom": {
          "title": "Dismiss from",
          "description": "From which heights a drag may dismiss. Used by the presentation `bottomSheet`.",
          "default": "any",
          "$ref": "#/$defs/dismissOrigin"
        },
        "interruptibleBy": {
          "title": "Interruptible by",
          "description": "What may interrupt a motion that runs. What is left out is ignored until the sheet has settled.",
          "default": "all",
          "examples": ["all", ["drag", "program"]],
          "x-expects": "`all`, `none` or a list such as `[drag, program]`",
          "anyOf": [
            {
              "enum": ["all", "none"],
              "enumDescriptions": ["Everything.", "Nothing: the motion ends first."]
            },
            {"type": "array", "items": {"$ref": "#/$defs/interruptionSource"}},
            {"$ref": "#/$defs/token"}
          ]
        },
        "scrollExpansion": {
          "title": "Scroll expansion",
          "description": "What moves when a finger on scrolled content goes up while the sheet can still grow. Used by the presentation `bottomSheet`.",
          "default": "sheetFirst",
          "$ref": "#/$defs/scrollExpansion"
        },
        "elasticity": {
          "title": "Elasticity",
          "description": "The resistance beyond the greatest height, and below the least where a drag cannot dismiss. Used by the presentation `bottomSheet`.",
          "default": "logarithmic",
          "$ref": "#/$defs/elasticity"
        },
        "percentThresholdToDismiss": {
          "title": "Percent threshold to dismiss",
          "description": "The part of a modal's height that must be dragged down to dismiss it. Used by the presentation `modal`.",
          "default": 0.3,
          "examples": [0.3, "30%"],
          "$ref": "#/$defs/fraction"
        },
        "allowInteractiveDismissal": {
          "title": "Allow interactive dismissal",
          "description": "Whether a card can be dragged down to dismiss it. Used by the presentation `card`.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "dismissHandle": {
          "title": "Dismiss handle",
          "description": "The handle above a card that has no navigation bar. Used by the presentation `card`.",
          "examples": ["none", {"areaHeight": 24}],
          "x-expects": "`none` or a mapping",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["No handle."]},
            {"$ref": "#/$defs/dismissHandle"},
            {"$ref": "#/$defs/token"}
          ]
        },
        "initialTransitionFrame": {
          "title": "Initial transition frame",
          "description": "The frame a card grows from and returns to. Used by the presentation `card`.",
          "default": "none",
          "x-expects": "`none` or a mapping",
          "anyOf": [
            {
              "enum": ["none"],
              "enumDescriptions": ["From below: the container's frame moved down by its height."]
            },
            {"$ref": "#/$defs/frame"}
          ]
        },
        "useSystemPresentationOniOS13": {
          "title": "Use system presentation on iOS 13",
          "description": "Whether on iOS 13 and later the system presents its own card instead. Then nothing else of the preset is looked at. Used by the presentation `card`.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "formSheet": {
          "title": "Form sheet",
          "description": "The sizes of a form sheet and the routes that ask for them. Used by the presentation `formSheet`.",
          "$ref": "#/$defs/formSheet"
        },
        "animations": {
          "title": "Animations",
          "description": "The motions.",
          "$ref": "#/$defs/animations"
        }
      },
      "additionalProperties": false
    },
    "presentation": {
      "description": "How a sheet is presented.",
      "x-expects": "`bottomSheet`, `card`, `formSheet` or `modal`",
      "anyOf": [
        {
          "enum": ["bottomSheet", "card", "formSheet", "modal"],
          "enumDescriptions": [
            "A sheet at the bottom with one or more heights.",
            "A card of nearly full height that pushes back what is behind it.",
            "A centred sheet that changes its size by route.",
            "A screen that a drag dismisses by percent."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "heightMode": {
      "description": "The heights a sheet can have.",
      "examples": [
        "fitContent",
        {"specific": {"values": [200, "50%", "fullscreen"], "heightLimit": "navigationBar"}},
        {"free": {"minHeight": 200, "maxHeight": 600}}
      ],
      "x-expects": "`fitContent` or a mapping with one of `fitContent`, `free` and `specific`",
      "anyOf": [
        {
          "enum": ["fitContent"],
          "enumDescriptions": ["One height: the content's, up to the navigation bar."]
        },
        {
          "type": "object",
          "properties": {
            "fitContent": {
              "title": "Fit content",
              "description": "One height: the content's, up to the limit.",
              "x-expects": "a mapping",
              "type": "object",
              "properties": {
                "heightLimit": {
                  "title": "Height limit",
                  "description": "How far up the sheet may reach.",
                  "default": "navigationBar",
                  "$ref": "#/$defs/heightLimit"
                }
              },
              "additionalProperties": false
            }
          },
          "required": ["fitContent"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "free": {
              "title": "Free",
              "description": "Any height between two bounds: the sheet stays where it is let go.",
              "x-expects": "a mapping",
              "type": "object",
              "properties": {
                "minHeight": {
                  "title": "Min height",
                  "description": "The least height. Without it the sheet can be made as low as nothing.",
                  "examples": [200],
                  "$ref": "#/$defs/length"
                },
                "maxHeight": {
                  "title": "Max height",
                  "description": "The greatest height. Without it the limit is the greatest height.",
                  "examples": [600],
                  "$ref": "#/$defs/length"
                },
                "heightLimit": {
                  "title": "Height limit",
                  "description": "How far up the sheet may reach.",
                  "default": "navigationBar",
                  "$ref": "#/$defs/heightLimit"
                }
              },
              "additionalProperties": false
            }
          },
          "required": ["free"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "specific": {
              "title": "Specific",
              "description": "A list of heights: the sheet comes to rest at one of them.",
              "x-expects": "a mapping",
              "type": "object",
              "properties": {
                "values": {
                  "title": "Values",
                  "description": "The heights the sheet can rest at, in any order.",
                  "examples": [[200, "50%", "fullscreen"]],
                  "x-expects": "a list",
                  "anyOf": [
                    {"type": "array", "items": {"$ref": "#/$defs/heightValue"}, "minItems": 1},
                    {"$ref": "#/$defs/token"}
                  ]
                },
                "heightLimit": {
                  "title": "Height limit",
                  "description": "How far up the sheet may reach.",
                  "default": "navigationBar",
                  "$ref": "#/$defs/heightLimit"
                }
              },
              "required": ["values"],
              "additionalProperties": false
            }
          },
          "required": ["specific"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "heightLimit": {
      "description": "How far up the sheet may reach.",
      "x-expects": "`navigationBar`, `statusBar` or `screen`",
      "anyOf": [
        {
          "enum": ["navigationBar", "statusBar", "screen"],
          "enumDescriptions": [
            "8 points below the visible navigation bar, else as `statusBar`.",
            "The top of the safe area.",
            "The container's top."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "heightValue": {
      "description": "A height: points, a percentage of the container, the content's height or a part of it.",
      "examples": [
        200,
        "50%",
        "fitContent",
        "fullscreen",
        {"childRatio": "50%"},
        {"custom": "peek"}
      ],
      "x-expects": "a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`",
      "anyOf": [
        {
          "enum": ["fitContent", "fullscreen"],
          "enumDescriptions": ["The content's height.", "The container's height."]
        },
        {"type": "number", "x-unit": "points", "minimum": 0},
        {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"},
        {
          "type": "object",
          "properties": {
            "childRatio": {
              "title": "Child ratio",
              "description": "The height as a part of the content's height.",
              "$ref": "#/$defs/fraction"
            }
          },
          "required": ["childRatio"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "custom": {
              "title": "Custom",
              "description": "The name of a height that the app computes.",
              "$ref": "#/$defs/hostName"
            }
          },
          "required": ["custom"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "heightReference": {
      "description": "What heights are measured in.",
      "x-expects": "`container` or `safeArea`",
      "anyOf": [
        {
          "enum": ["container", "safeArea"],
          "enumDescriptions": [
            "The whole container.",
            "The container without its safe area; the bottom one is then added once."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "detentPolicy": {
      "description": "What holds at one height.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "detent": {
          "title": "Detent",
          "description": "The height at which the rest holds.",
          "examples": ["fullscreen", 200],
          "$ref": "#/$defs/heightValue"
        },
        "outsideTouches": {
          "title": "Outside touches",
          "description": "What a touch outside the sheet does. By itself what the behavior says for all heights.",
          "examples": ["pass"],
          "$ref": "#/$defs/outsideTouches"
        },
        "limitToContent": {
          "title": "Limit to content",
          "description": "Whether the detent is never higher than the content.",
          "examples": [true],
          "$ref": "#/$defs/boolean"
        }
      },
      "required": ["detent"],
      "additionalProperties": false
    },
    "outsideTouches": {
      "description": "What a touch outside the sheet does.",
      "x-expects": "`dismiss`, `block` or `pass`",
      "anyOf": [
        {
          "enum": ["dismiss", "block", "pass"],
          "enumDescriptions": [
            "It asks to dismiss the sheet.",
            "Nothing.",
            "It goes to what lies behind the sheet."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "swipeMode": {
      "description": "Where a drag may begin.",
      "x-expects": "`top`, `full` or `none`",
      "anyOf": [
        {
          "enum": ["top", "full", "none"],
          "enumDescriptions": [
            "In the grabber's zone only.",
            "Anywhere on the sheet.",
            "Nowhere; the grabber cannot be tapped either."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "speed": {
      "description": "A speed in points per second, 0 or more.",
      "examples": [700],
      "x-expects": "a number of points per second, 0 or more",
      "anyOf": [
        {"type": "number", "x-unit": "points per second", "minimum": 0},
        {"$ref": "#/$defs/token"}
      ]
    },
    "releaseRule": {
      "description": "How the height is chosen when a drag ends.",
      "x-expects": "`thresholds`, `momentumProjection` or `sequential`",
      "anyOf": [
        {
          "enum": ["thresholds", "momentumProjection", "sequential"],
          "enumDescriptions": [
            "By a distance and two speeds, else the nearest height.",
            "The height nearest to where the sheet would come to rest; a fast swipe skips heights.",
            "As `momentumProjection`, but at most one height further."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "dismissOrigin": {
      "description": "From which heights a drag may dismiss.",
      "x-expects": "`lowest`, `any` or `projected`",
      "anyOf": [
        {
          "enum": ["lowest", "any", "projected"],
          "enumDescriptions": [
            "Only a drag that began at the lowest height.",
            "A drag from any height, by the release rule.",
            "A drag that would carry the sheet below half of its lowest height."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "interruptionSource": {
      "description": "What may interrupt a motion.",
      "x-expects": "`drag`, `scroll` or `program`",
      "anyOf": [
        {
          "enum": ["drag", "scroll", "program"],
          "enumDescriptions": [
            "A finger on the sheet.",
            "A finger on the scrolled content.",
            "A command of the app."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "scrollExpansion": {
      "description": "What moves when a finger on scrolled content goes up.",
      "x-expects": "`sheetFirst`, `contentFirst` or `never`",
      "anyOf": [
        {
          "enum": ["sheetFirst", "contentFirst", "never"],
          "enumDescriptions": [
            "The sheet, if the content stands at its edge.",
            "The content to its end, then the sheet.",
            "The content alone."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "elasticity": {
      "description": "The resistance beyond a limit.",
      "examples": ["none", "logarithmic", {"rubberBand": {"coefficient": 0.55, "limit": 40}}],
      "x-expects": "`none`, `logarithmic` or a mapping with either `rubberBand` or `custom`",
      "anyOf": [
        {
          "enum": ["none", "logarithmic"],
          "enumDescriptions": [
            "No movement beyond the limit.",
            "A soft resistance that grows for ever: 2·log2(x + 3) − 2·log2(3) points."
          ]
        },
        {
          "type": "object",
          "properties": {
            "rubberBand": {
              "title": "Rubber band",
              "description": "A resistance as of UIKit's scroll views, which has a greatest reach.",
              "x-expects": "a mapping",
              "type": "object",
              "properties": {
                "coefficient": {
                  "title": "Coefficient",
                  "description": "How much of the finger's first movement is followed. UIKit's scroll views have 0.55.",
                  "examples": [0.55],
                  "$ref": "#/$defs/positive"
                },
                "limit": {
                  "title": "Limit",
                  "description": "The distance that is never exceeded.",
                  "examples": [40],
                  "$ref": "#/$defs/positiveLength"
                }
              },
              "required": ["coefficient", "limit"],
              "additionalProperties": false
            }
          },
          "required": ["rubberBand"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "custom": {
              "title": "Custom",
              "description": "The name of a resistance that the app computes.",
              "$ref": "#/$defs/hostName"
            }
          },
          "required": ["custom"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "positive": {
      "description": "A number more than 0.",
      "examples": [1],
      "x-expects": "a number, more than 0",
      "anyOf": [{"type": "number", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]
    },
    "positiveLength": {
      "description": "A length in points, more than 0.",
      "examples": [40],
      "x-expects": "a number of points, more than 0",
      "anyOf": [
        {"type": "number", "x-unit": "points", "exclusiveMinimum": 0},
        {"$ref": "#/$defs/token"}
      ]
    },
    "dismissHandle": {
      "description": "The handle above a card.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "size": {
          "title": "Size",
          "description": "The size of the handle.",
          "default": {"width": 50, "height": 5},
          "$ref": "#/$defs/size"
        },
        "color": {
          "title": "Color",
          "description": "The colour of the handle.",
          "default": "white 50%",
          "$ref": "#/$defs/color"
        },
        "cornerRadius": {
          "title": "Corner radius",
          "description": "The radius of the handle's corners.",
          "default": 3,
          "$ref": "#/$defs/length"
        },
        "areaHeight": {
          "title": "Area height",
          "description": "The height of the strip at the card's top in which the handle is centred.",
          "default": 16,
          "$ref": "#/$defs/length"
        }
      },
      "additionalProperties": false
    },
    "frame": {
      "description": "A rectangle in points, in the container's coordinates.",
      "examples": [{"x": 16, "y": 700, "width": 358, "height": 64}],
      "x-expects": "a mapping",
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "x": {"title": "X", "description": "The leading edge.", "$ref": "#/$defs/coordinate"},
            "y": {"title": "Y", "description": "The top edge.", "$ref": "#/$defs/coordinate"},
            "width": {"title": "Width", "description": "The width.", "$ref": "#/$defs/length"},
            "height": {"title": "Height", "description": "The height.", "$ref": "#/$defs/length"}
          },
          "required": ["x", "y", "width", "height"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "formSheet": {
      "description": "The sizes of a form sheet and the routes that ask for them.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "sizes": {
          "title": "Sizes",
          "description": "The sizes by name; `formSheet` and `fullScreen` are there already.",
          "examples": [{"compact": {"width": 540, "height": 620}, "full": "fullScreen"}],
          "x-expects": "a mapping",
          "anyOf": [
            {
              "type": "object",
              "propertyNames": {"pattern": "\\S"},
              "additionalProperties": {
                "x-expects": "`fullScreen` or a size such as `{width: 540, height: 620}`",
                "anyOf": [
                  {"enum": ["fullScreen"], "enumDescriptions": ["The whole container."]},
                  {"$ref": "#/$defs/size"}
                ]
              }
            },
            {"$ref": "#/$defs/token"}
          ]
        },
        "routes": {
          "title": "Routes",
          "description": "The name of the size that each route asks for. The app gives a route's name when it shows a screen.",
          "default": {},
          "examples": [{"detail": "fullScreen"}],
          "x-expects": "a mapping",
          "anyOf": [
            {
              "type": "object",
              "propertyNames": {"pattern": "\\S"},
              "additionalProperties": {"$ref": "#/$defs/sizeName"}
            },
            {"$ref": "#/$defs/token"}
          ]
        },
        "default": {
          "title": "Default",
          "description": "The size of the routes that are not listed.",
          "default": "formSheet",
          "$ref": "#/$defs/sizeName"
        }
      },
      "additionalProperties": false
    },
    "sizeName": {
      "description": "The name of one of the sizes.",
      "examples": ["fullScreen"],
      "x-expects": "the name of one of the sizes",
      "anyOf": [{"type": "string", "pattern": "\\S"}, {"$ref": "#/$defs/token"}]
    },
    "animations": {
      "description": "The motions of a sheet.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "appearing": {
          "title": "Appearing",
          "description": "The motion when the sheet appears. By itself a bottom sheet takes a spring of 0.5 seconds, a card one with a response of 0.44 seconds, a modal 0.6 seconds.",
          "default": "automatic",
          "x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["The presentation's own motion."]},
            {"$ref": "#/$defs/animation"}
          ]
        },
        "disappearing": {
          "title": "Disappearing",
          "description": "The motion when the sheet leaves. By itself as when appearing; a card's spring then swings a little.",
          "default": "automatic",
          "x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["The presentation's own motion."]},
            {"$ref": "#/$defs/animation"}
          ]
        },
        "moving": {
          "title": "Moving",
          "description": "The motion between two detents or sizes. By itself a bottom sheet takes 0.3 seconds, a form sheet 0.5 seconds.",
          "default": "automatic",
          "x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["The presentation's own motion."]},
            {"$ref": "#/$defs/animation"}
          ]
        }
      },
      "additionalProperties": false
    },
    "animation": {
      "description": "A motion: none, a spring, or a curve with its duration.",
      "examples": [
        "none",
        {"spring": {"response": 0.44, "dampingRatio": 0.8}},
        {"curve": "easeInOut", "duration": 0.3}
      ],
      "x-expects": "`none`, `{spring: …}` or `{curve: …, duration: …}`",
      "anyOf": [
        {"enum": ["none"], "enumDescriptions": ["A change at once."]},
        {
          "type": "object",
          "properties": {
            "spring": {
              "title": "Spring",
              "description": "A motion of a damped spring.",
              "$ref": "#/$defs/spring"
            }
          },
          "required": ["spring"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "curve": {
              "title": "Curve",
              "description": "The timing curve.",
              "$ref": "#/$defs/curve"
            },
            "duration": {
              "title": "Duration",
              "description": "How long the motion takes.",
              "examples": [0.3],
              "$ref": "#/$defs/duration"
            }
          },
          "required": ["curve", "duration"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "spring": {
      "description": "A damped spring by one of three sets of numbers.",
      "examples": [
        {"duration": 0.5, "dampingRatio": 1},
        {"response": 0.44, "dampingRatio": 0.8},
        {"stiffness": 204, "damping": 28.6}
      ],
      "x-expects": "a spring by `duration` and `dampingRatio`, by `response` and `dampingRatio`, or by `stiffness` and `damping`",
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "duration": {
              "title": "Duration",
              "description": "The time until the motion has settled. UIKit's `usingSpringWithDamping` animations are given so.",
              "examples": [0.5],
              "$ref": "#/$defs/period"
            },
            "dampingRatio": {
              "title": "Damping ratio",
              "description": "How fast the swinging dies: 1 does not overshoot, less swings.",
              "examples": [1, 0.8],
              "$ref": "#/$defs/positive"
            },
            "initialVelocity": {
              "title": "Initial velocity",
              "description": "The speed at the start, in distances to the target per second.",
              "default": 0,
              "examples": [0.1],
              "$ref": "#/$defs/number"
            }
          },
          "required": ["duration", "dampingRatio"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "response": {
              "title": "Response",
              "description": "The time of one swing of the spring if it were not damped. Apple's design tools give springs so.",
              "examples": [0.44],
              "$ref": "#/$defs/period"
            },
            "dampingRatio": {
              "title": "Damping ratio",
              "description": "How fast the swinging dies: 1 does not overshoot, less swings.",
              "examples": [1, 0.8],
              "$ref": "#/$defs/positive"
            },
            "initialVelocity": {
              "title": "Initial velocity",
              "description": "The speed at the start, in distances to the target per second.",
              "default": 0,
              "examples": [0.1],
              "$ref": "#/$defs/number"
            }
          },
          "required": ["response", "dampingRatio"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "mass": {
              "title": "Mass",
              "description": "The mass at the spring's end.",
              "default": 1,
              "examples": [1],
              "$ref": "#/$defs/positive"
            },
            "stiffness": {
              "title": "Stiffness",
              "description": "The force for each unit of distance.",
              "examples": [204],
              "$ref": "#/$defs/positive"
            },
            "damping": {
              "title": "Damping",
              "description": "The force against each unit of speed.",
              "examples": [28.6],
              "$ref": "#/$defs/positive"
            },
            "initialVelocity": {
              "title": "Initial velocity",
              "description": "The speed at the start, in distances to the target per second.",
              "default": 0,
              "examples": [0.1],
              "$ref": "#/$defs/number"
            }
          },
          "required": ["stiffness", "damping"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "period": {
      "description": "A time in seconds, more than 0.",
      "examples": [0.44],
      "x-expects": "a number of seconds, more than 0",
      "anyOf": [
        {"type": "number", "x-unit": "seconds", "exclusiveMinimum": 0},
        {"$ref": "#/$defs/token"}
      ]
    },
    "number": {
      "description": "A number.",
      "examples": [0.1],
      "x-expects": "a number",
      "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]
    },
    "curve": {
      "description": "A timing curve.",
      "examples": ["easeInOut", {"cubicBezier": [0.2, 0, 0, 1]}],
      "x-expects": "`linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`",
      "anyOf": [
        {
          "enum": ["linear", "easeIn", "easeOut", "easeInOut"],
          "enumDescriptions": [
            "The same speed all the way.",
            "Slow at the beginning: (0.42, 0, 1, 1).",
            "Slow at the end: (0, 0, 0.58, 1).",
            "Slow at both ends: (0.42, 0, 0.58, 1)."
          ]
        },
        {
          "type": "object",
          "properties": {
            "cubicBezier": {
              "title": "Cubic bezier",
              "description": "The two control points of a curve from (0, 0) to (1, 1): [x1, y1, x2, y2].",
              "x-expects": "four numbers `[x1, y1, x2, y2]` with x1 and x2 from 0 to 1",
              "anyOf": [
                {
                  "type": "array",
                  "prefixItems": [
                    {
                      "x-expects": "a number from 0 to 1",
                      "anyOf": [
                        {"type": "number", "minimum": 0, "maximum": 1},
                        {"$ref": "#/$defs/token"}
                      ]
                    },
                    {
                      "x-expects": "a number",
                      "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]
                    },
                    {
                      "x-expects": "a number from 0 to 1",
                      "anyOf": [
                        {"type": "number", "minimum": 0, "maximum": 1},
                        {"$ref": "#/$defs/token"}
                      ]
                    },
                    {
                      "x-expects": "a number",
                      "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]
                    }
                  ],
                  "items": false,
                  "minItems": 4
                },
                {"$ref": "#/$defs/token"}
              ]
            }
          },
          "required": ["cubicBezier"],
          "additionalProperties": false
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "duration": {
      "description": "A time in seconds, 0 or more.",
      "examples": [0.3],
      "x-expects": "a number of seconds, 0 or more",
      "anyOf": [{"type": "number", "x-unit": "seconds", "minimum": 0}, {"$ref": "#/$defs/token"}]
    }
  }
}

"""###

  /// The same rules without what only people read, on one line.
  package static let bareText = ###"""
{"$id": "urn:cardstock:schema:preset:1", "type": "object", "properties": {"schema": {"x-expects": "the number 1 without quotes", "type": "integer", "const": 1}, "name": {"x-expects": "a name of lower-case letters, digits and hyphens such as `brand-sheet`", "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}, "summary": {"x-expects": "a text", "type": "string"}, "extends": {"type": ["string", "array"]}, "tokens": {"type": "object"}, "theme": {"$ref": "#/$defs/theme"}, "behavior": {"$ref": "#/$defs/behavior"}, "variants": {"type": "array"}}, "additionalProperties": false, "$defs": {"token": {"description": "The name of a token after a dollar sign. Not supported yet.", "type": "string", "pattern": "^\\$[A-Za-z][A-Za-z0-9_.-]*$"}, "theme": {"x-expects": "a mapping", "type": "object", "properties": {"cornerRadius": {"$ref": "#/$defs/length"}, "maskedCorners": {"$ref": "#/$defs/corners"}, "dimmingBackgroundColor": {"$ref": "#/$defs/color"}, "dimmingFollowsPosition": {"$ref": "#/$defs/boolean"}, "leadingMargin": {"$ref": "#/$defs/length"}, "trailingMargin": {"$ref": "#/$defs/length"}, "grabber": {"x-expects": "`none` or `appleDefault` or a mapping", "anyOf": [{"enum": ["none", "appleDefault"]}, {"$ref": "#/$defs/grabber"}, {"$ref": "#/$defs/token"}]}, "shadow": {"x-expects": "`none` or a mapping", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/shadow"}, {"$ref": "#/$defs/token"}]}, "backCard": {"$ref": "#/$defs/backCard"}}, "additionalProperties": false}, "length": {"x-expects": "a number of points, 0 or more", "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "corners": {"x-expects": "`all`, `top`, `bottom`, `none` or a list of corners such as `[topLeft, topRight]`", "anyOf": [{"enum": ["all", "top", "bottom", "none"]}, {"type": "array", "items": {"$ref": "#/$defs/corner"}}, {"$ref": "#/$defs/token"}]}, "corner": {"x-expects": "`topLeft`, `topRight`, `bottomLeft` or `bottomRight`", "anyOf": [{"enum": ["topLeft", "topRight", "bottomLeft", "bottomRight"]}, {"$ref": "#/$defs/token"}]}, "color": {"x-expects": "a colour such as `black 40%` or `\"#FF8800\"`, or a mapping with `light` and `dark`", "anyOf": [{"$ref": "#/$defs/colorText"}, {"type": "object", "properties": {"light": {"$ref": "#/$defs/colorText"}, "dark": {"$ref": "#/$defs/colorText"}}, "required": ["light", "dark"], "additionalProperties": false}]}, "colorText": {"x-expects": "a colour: a name such as `black`, `\"#FF8800\"` in quotes, or either with an opacity as `black 40%`", "anyOf": [{"enum": ["clear", "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "lightText", "darkText", "placeholderText", "link", "separator", "opaqueSeparator", "tintColor", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "aliceblue", "antiquewhite", "aqua", "aquamarine", "azure", "beige", "bisque", "black", "blanchedalmond", "blue", "blueviolet", "brown", "burlywood", "cadetblue", "chartreuse", "chocolate", "coral", "cornflowerblue", "cornsilk", "crimson", "cyan", "darkblue", "darkcyan", "darkgoldenrod", "darkgray", "darkgreen", "darkgrey", "darkkhaki", "darkmagenta", "darkolivegreen", "darkorange", "darkorchid", "darkred", "darksalmon", "darkseagreen", "darkslateblue", "darkslategray", "darkslategrey", "darkturquoise", "darkviolet", "deeppink", "deepskyblue", "dimgray", "dimgrey", "dodgerblue", "firebrick", "floralwhite", "forestgreen", "fuchsia", "gainsboro", "ghostwhite", "gold", "goldenrod", "gray", "green", "greenyellow", "grey", "honeydew", "hotpink", "indianred", "indigo", "ivory", "khaki", "lavender", "lavenderblush", "lawngreen", "lemonchiffon", "lightblue", "lightcoral", "lightcyan", "lightgoldenrodyellow", "lightgray", "lightgreen", "lightgrey", "lightpink", "lightsalmon", "lightseagreen", "lightskyblue", "lightslategray", "lightslategrey", "lightsteelblue", "lightyellow", "lime", "limegreen", "linen", "magenta", "maroon", "mediumaquamarine", "mediumblue", "mediumorchid", "mediumpurple", "mediumseagreen", "mediumslateblue", "mediumspringgreen", "mediumturquoise", "mediumvioletred", "midnightblue", "mintcream", "mistyrose", "moccasin", "navajowhite", "navy", "oldlace", "olive", "olivedrab", "orange", "orangered", "orchid", "palegoldenrod", "palegreen", "paleturquoise", "palevioletred", "papayawhip", "peachpuff", "peru", "pink", "plum", "powderblue", "purple", "rebeccapurple", "red", "rosybrown", "royalblue", "saddlebrown", "salmon", "sandybrown", "seagreen", "seashell", "sienna", "silver", "skyblue", "slateblue", "slategray", "slategrey", "snow", "springgreen", "steelblue", "tan", "teal", "thistle", "tomato", "transparent", "turquoise", "violet", "wheat", "white", "whitesmoke", "yellow", "yellowgreen"]}, {"type": "string", "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})( +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)?|[A-Za-z][A-Za-z0-9]* +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)$"}, {"$ref": "#/$defs/token"}]}, "boolean": {"x-expects": "`true` or `false`", "anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/token"}]}, "grabber": {"x-expects": "a mapping", "type": "object", "properties": {"size": {"$ref": "#/$defs/size"}, "cornerRadius": {"x-expects": "`rounded` or a radius in points", "anyOf": [{"enum": ["rounded"]}, {"$ref": "#/$defs/length"}]}, "maskedCorners": {"$ref": "#/$defs/corners"}, "color": {"$ref": "#/$defs/color"}, "topMargin": {"$ref": "#/$defs/length"}, "canTouchToDismiss": {"$ref": "#/$defs/boolean"}, "background": {"x-expects": "a mapping with either `color` or `view`", "anyOf": [{"type": "object", "properties": {"view": {"$ref": "#/$defs/hostName"}, "isTranslucent": {"$ref": "#/$defs/boolean"}}, "required": ["view"], "additionalProperties": false}, {"type": "object", "properties": {"color": {"$ref": "#/$defs/color"}, "isTranslucent": {"$ref": "#/$defs/boolean"}}, "additionalProperties": false}, {"$ref": "#/$defs/token"}]}}, "additionalProperties": false}, "size": {"x-expects": "a mapping", "anyOf": [{"type": "object", "properties": {"width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}, "required": ["width", "height"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "hostName": {"x-expects": "a name of letters, digits, `_`, `.` and `-` that begins with a letter", "anyOf": [{"type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.\\-]*$"}, {"$ref": "#/$defs/token"}]}, "shadow": {"x-expects": "a mapping", "type": "object", "properties": {"color": {"$ref": "#/$defs/color"}, "opacity": {"$ref": "#/$defs/fraction"}, "offset": {"$ref": "#/$defs/displacement"}, "radius": {"$ref": "#/$defs/fineLength"}}, "additionalProperties": false}, "fraction": {"x-expects": "a number from 0 to 1 or a percentage such as 50%", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"}, {"$ref": "#/$defs/token"}]}, "displacement": {"x-expects": "a mapping", "anyOf": [{"type": "object", "properties": {"x": {"$ref": "#/$defs/coordinate"}, "y": {"$ref": "#/$defs/coordinate"}}, "required": ["x", "y"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "coordinate": {"x-expects": "a number of points", "anyOf": [{"type": "number", "x-unit": "points"}, {"$ref": "#/$defs/token"}]}, "fineLength": {"x-expects": "a number of points, 0 or more", "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "backCard": {"x-expects": "a mapping", "type": "object", "properties": {"horizontalInset": {"$ref": "#/$defs/length"}, "verticalSpacing": {"$ref": "#/$defs/length"}, "verticalInset": {"x-expects": "`safeArea` or a number of points, 0 or more", "anyOf": [{"enum": ["safeArea"]}, {"$ref": "#/$defs/length"}]}, "fadeAlpha": {"$ref": "#/$defs/fraction"}, "cornerRadius": {"$ref": "#/$defs/length"}}, "additionalProperties": false}, "behavior": {"x-expects": "a mapping", "type": "object", "properties": {"presentation": {"$ref": "#/$defs/presentation"}, "heightMode": {"$ref": "#/$defs/heightMode"}, "initialDetent": {"x-expects": "`lowest` or a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`", "anyOf": [{"enum": ["lowest"]}, {"$ref": "#/$defs/heightValue"}]}, "heightReference": {"$ref": "#/$defs/heightReference"}, "detentPolicies": {"x-expects": "a list", "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/detentPolicy"}}, {"$ref": "#/$defs/token"}]}, "canTouchDimmingBackgroundToDismiss": {"$ref": "#/$defs/boolean"}, "forwardEventsToRearController": {"$ref": "#/$defs/boolean"}, "updateHeightOnContentSizeCategoryChange": {"$ref": "#/$defs/boolean"}, "swipeMode": {"$ref": "#/$defs/swipeMode"}, "allowsSwipeToDismiss": {"$ref": "#/$defs/boolean"}, "heightPercentageThresholdToDismiss": {"$ref": "#/$defs/fraction"}, "velocityThresholdToDismiss": {"$ref": "#/$defs/speed"}, "velocityThresholdToOpenAtMaxHeight": {"$ref": "#/$defs/speed"}, "releaseRule": {"$ref": "#/$defs/releaseRule"}, "dismissFrom": {"$ref": "#/$defs/dismissOrigin"}, "interruptibleBy": {"x-expects": "`all`, `none` or a list such as `[drag, program]`", "anyOf": [{"enum": ["all", "none"]}, {"type": "array", "items": {"$ref": "#/$defs/interruptionSource"}}, {"$ref": "#/$defs/token"}]}, "scrollExpansion": {"$ref": "#/$defs/scrollExpansion"}, "elasticity": {"$ref": "#/$defs/elasticity"}, "percentThresholdToDismiss": {"$ref": "#/$defs/fraction"}, "allowInteractiveDismissal": {"$ref": "#/$defs/boolean"}, "dismissHandle": {"x-expects": "`none` or a mapping", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/dismissHandle"}, {"$ref": "#/$defs/token"}]}, "initialTransitionFrame": {"x-expects": "`none` or a mapping", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/frame"}]}, "useSystemPresentationOniOS13": {"$ref": "#/$defs/boolean"}, "formSheet": {"$ref": "#/$defs/formSheet"}, "animations": {"$ref": "#/$defs/animations"}}, "additionalProperties": false}, "presentation": {"x-expects": "`bottomSheet`, `card`, `formSheet` or `modal`", "anyOf": [{"enum": ["bottomSheet", "card", "formSheet", "modal"]}, {"$ref": "#/$defs/token"}]}, "heightMode": {"x-expects": "`fitContent` or a mapping with one of `fitContent`, `free` and `specific`", "anyOf": [{"enum": ["fitContent"]}, {"type": "object", "properties": {"fitContent": {"x-expects": "a mapping", "type": "object", "properties": {"heightLimit": {"$ref": "#/$defs/heightLimit"}}, "additionalProperties": false}}, "required": ["fitContent"], "additionalProperties": false}, {"type": "object", "properties": {"free": {"x-expects": "a mapping", "type": "object", "properties": {"minHeight": {"$ref": "#/$defs/length"}, "maxHeight": {"$ref": "#/$defs/length"}, "heightLimit": {"$ref": "#/$defs/heightLimit"}}, "additionalProperties": false}}, "required": ["free"], "additionalProperties": false}, {"type": "object", "properties": {"specific": {"x-expects": "a mapping", "type": "object", "properties": {"values": {"x-expects": "a list", "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/heightValue"}, "minItems": 1}, {"$ref": "#/$defs/token"}]}, "heightLimit": {"$ref": "#/$defs/heightLimit"}}, "required": ["values"], "additionalProperties": false}}, "required": ["specific"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "heightLimit": {"x-expects": "`navigationBar`, `statusBar` or `screen`", "anyOf": [{"enum": ["navigationBar", "statusBar", "screen"]}, {"$ref": "#/$defs/token"}]}, "heightValue": {"x-expects": "a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`", "anyOf": [{"enum": ["fitContent", "fullscreen"]}, {"type": "number", "x-unit": "points", "minimum": 0}, {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"}, {"type": "object", "properties": {"childRatio": {"$ref": "#/$defs/fraction"}}, "required": ["childRatio"], "additionalProperties": false}, {"type": "object", "properties": {"custom": {"$ref": "#/$defs/hostName"}}, "required": ["custom"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "heightReference": {"x-expects": "`container` or `safeArea`", "anyOf": [{"enum": ["container", "safeArea"]}, {"$ref": "#/$defs/token"}]}, "detentPolicy": {"x-expects": "a mapping", "type": "object", "properties": {"detent": {"$ref": "#/$defs/heightValue"}, "outsideTouches": {"$ref": "#/$defs/outsideTouches"}, "limitToContent": {"$ref": "#/$defs/boolean"}}, "required": ["detent"], "additionalProperties": false}, "outsideTouches": {"x-expects": "`dismiss`, `block` or `pass`", "anyOf": [{"enum": ["dismiss", "block", "pass"]}, {"$ref": "#/$defs/token"}]}, "swipeMode": {"x-expects": "`top`, `full` or `none`", "anyOf": [{"enum": ["top", "full", "none"]}, {"$ref": "#/$defs/token"}]}, "speed": {"x-expects": "a number of points per second, 0 or more", "anyOf": [{"type": "number", "x-unit": "points per second", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "releaseRule": {"x-expects": "`thresholds`, `momentumProjection` or `sequential`", "anyOf": [{"enum": ["thresholds", "momentumProjection", "sequential"]}, {"$ref": "#/$defs/token"}]}, "dismissOrigin": {"x-expects": "`lowest`, `any` or `projected`", "anyOf": [{"enum": ["lowest", "any", "projected"]}, {"$ref": "#/$defs/token"}]}, "interruptionSource": {"x-expects": "`drag`, `scroll` or `program`", "anyOf": [{"enum": ["drag", "scroll", "program"]}, {"$ref": "#/$defs/token"}]}, "scrollExpansion": {"x-expects": "`sheetFirst`, `contentFirst` or `never`", "anyOf": [{"enum": ["sheetFirst", "contentFirst", "never"]}, {"$ref": "#/$defs/token"}]}, "elasticity": {"x-expects": "`none`, `logarithmic` or a mapping with either `rubberBand` or `custom`", "anyOf": [{"enum": ["none", "logarithmic"]}, {"type": "object", "properties": {"rubberBand": {"x-expects": "a mapping", "type": "object", "properties": {"coefficient": {"$ref": "#/$defs/positive"}, "limit": {"$ref": "#/$defs/positiveLength"}}, "required": ["coefficient", "limit"], "additionalProperties": false}}, "required": ["rubberBand"], "additionalProperties": false}, {"type": "object", "properties": {"custom": {"$ref": "#/$defs/hostName"}}, "required": ["custom"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "positive": {"x-expects": "a number, more than 0", "anyOf": [{"type": "number", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "positiveLength": {"x-expects": "a number of points, more than 0", "anyOf": [{"type": "number", "x-unit": "points", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "dismissHandle": {"x-expects": "a mapping", "type": "object", "properties": {"size": {"$ref": "#/$defs/size"}, "color": {"$ref": "#/$defs/color"}, "cornerRadius": {"$ref": "#/$defs/length"}, "areaHeight": {"$ref": "#/$defs/length"}}, "additionalProperties": false}, "frame": {"x-expects": "a mapping", "anyOf": [{"type": "object", "properties": {"x": {"$ref": "#/$defs/coordinate"}, "y": {"$ref": "#/$defs/coordinate"}, "width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}, "required": ["x", "y", "width", "height"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "formSheet": {"x-expects": "a mapping", "type": "object", "properties": {"sizes": {"x-expects": "a mapping", "anyOf": [{"type": "object", "propertyNames": {"pattern": "\\S"}, "additionalProperties": {"x-expects": "`fullScreen` or a size such as `{width: 540, height: 620}`", "anyOf": [{"enum": ["fullScreen"]}, {"$ref": "#/$defs/size"}]}}, {"$ref": "#/$defs/token"}]}, "routes": {"x-expects": "a mapping", "anyOf": [{"type": "object", "propertyNames": {"pattern": "\\S"}, "additionalProperties": {"$ref": "#/$defs/sizeName"}}, {"$ref": "#/$defs/token"}]}, "default": {"$ref": "#/$defs/sizeName"}}, "additionalProperties": false}, "sizeName": {"x-expects": "the name of one of the sizes", "anyOf": [{"type": "string", "pattern": "\\S"}, {"$ref": "#/$defs/token"}]}, "animations": {"x-expects": "a mapping", "type": "object", "properties": {"appearing": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}, "disappearing": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}, "moving": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}}, "additionalProperties": false}, "animation": {"x-expects": "`none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["none"]}, {"type": "object", "properties": {"spring": {"$ref": "#/$defs/spring"}}, "required": ["spring"], "additionalProperties": false}, {"type": "object", "properties": {"curve": {"$ref": "#/$defs/curve"}, "duration": {"$ref": "#/$defs/duration"}}, "required": ["curve", "duration"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "spring": {"x-expects": "a spring by `duration` and `dampingRatio`, by `response` and `dampingRatio`, or by `stiffness` and `damping`", "anyOf": [{"type": "object", "properties": {"duration": {"$ref": "#/$defs/period"}, "dampingRatio": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["duration", "dampingRatio"], "additionalProperties": false}, {"type": "object", "properties": {"response": {"$ref": "#/$defs/period"}, "dampingRatio": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["response", "dampingRatio"], "additionalProperties": false}, {"type": "object", "properties": {"mass": {"$ref": "#/$defs/positive"}, "stiffness": {"$ref": "#/$defs/positive"}, "damping": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["stiffness", "damping"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "period": {"x-expects": "a number of seconds, more than 0", "anyOf": [{"type": "number", "x-unit": "seconds", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "number": {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}, "curve": {"x-expects": "`linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`", "anyOf": [{"enum": ["linear", "easeIn", "easeOut", "easeInOut"]}, {"type": "object", "properties": {"cubicBezier": {"x-expects": "four numbers `[x1, y1, x2, y2]` with x1 and x2 from 0 to 1", "anyOf": [{"type": "array", "prefixItems": [{"x-expects": "a number from 0 to 1", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number from 0 to 1", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}], "items": false, "minItems": 4}, {"$ref": "#/$defs/token"}]}}, "required": ["cubicBezier"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "duration": {"x-expects": "a number of seconds, 0 or more", "anyOf": [{"type": "number", "x-unit": "seconds", "minimum": 0}, {"$ref": "#/$defs/token"}]}}}
"""###

  /// The schema of that text, compiled.
  package static let image: [Int32] = [
    -301088829,0,0,342,0,3,0,0,0,1,461,463,0,0,8,1,459,461,0,0,
    16,1,458,459,0,0,24,1,457,458,0,0,30,1,456,457,0,0,36,1,
    368,369,0,0,40,1,5,6,0,0,44,1,4,5,0,0,48,1,3,4,
    0,0,52,1,6,9,0,0,709,1,364,365,0,0,717,1,318,319,0,0,
    721,1,315,316,0,0,725,1,311,312,0,0,738,1,276,277,0,0,742,1,
    275,276,0,0,758,1,274,275,0,0,762,1,273,274,0,0,766,1,269,270,
    0,0,770,1,268,269,0,0,774,1,267,268,0,0,778,1,266,267,0,0,
    782,1,261,262,0,0,786,1,257,258,0,0,790,1,253,254,0,0,794,1,
    244,245,0,0,798,1,240,241,0,0,819,1,210,211,0,0,823,1,202,203,
    0,0,827,1,201,202,0,0,831,1,175,176,0,0,835,1,158,159,0,0,
    851,1,154,155,0,0,864,1,115,116,0,0,868,1,10,11,0,0,872,1,
    9,10,0,0,876,1,11,14,0,0,1453,1,112,113,0,0,1461,1,109,110,
    0,0,1474,1,15,16,0,0,1487,1,14,15,0,0,1500,1,108,109,0,0,
    1492,1,16,17,0,0,1496,1,17,18,0,0,1502,1,107,108,0,0,1507,1,
    63,67,0,0,1511,1,21,25,0,0,1525,1,18,19,0,0,1544,1,19,21,
    0,0,56,1,31,32,0,0,1531,1,26,27,0,0,1535,1,25,26,0,0,
    1543,1,27,28,0,0,1754,1,29,31,0,0,1759,1,28,29,0,0,1766,1,
    32,33,0,0,1658,1,62,63,0,0,1663,1,34,38,0,0,1670,1,33,34,
    0,0,1750,1,39,40,0,0,1676,1,38,39,0,0,1749,1,41,45,0,0,
    1681,1,40,41,0,0,1742,1,57,58,0,0,1686,1,54,55,0,0,1701,1,
    49,50,0,0,1712,1,46,47,0,0,1727,1,45,46,0,0,1739,1,48,49,
    0,0,1732,1,47,48,0,0,1735,1,51,54,0,0,1717,1,50,51,0,0,
    1724,1,56,57,0,0,1706,1,55,56,0,0,1709,1,59,62,0,0,1691,1,
    58,59,0,0,1698,1,68,69,0,0,1517,1,67,68,0,0,1524,1,69,70,
    0,0,1548,1,99,103,0,0,1553,1,87,91,0,0,1576,1,71,75,0,0,
    1599,1,70,71,0,0,1626,1,86,87,0,0,1605,1,85,86,0,0,1609,1,
    80,81,0,0,1613,1,76,77,0,0,1617,1,75,76,0,0,1625,1,77,78,
    0,0,1646,1,79,80,0,0,1651,1,78,79,0,0,1654,1,81,82,0,0,
    1282,1,83,85,0,0,1287,1,82,83,0,0,1292,1,94,95,0,0,1582,1,
    93,94,0,0,1586,1,92,93,0,0,1590,1,91,92,0,0,1598,1,95,96,
    0,0,1630,1,97,99,0,0,1635,1,96,97,0,0,1642,1,106,107,0,0,
    1559,1,105,106,0,0,1563,1,104,105,0,0,1567,1,103,104,0,0,1575,1,
    111,112,0,0,1479,1,110,111,0,0,1483,1,114,115,0,0,1466,1,113,114,
    0,0,1470,1,116,119,0,0,1376,1,132,133,0,0,1384,1,125,126,0,0,
    1413,1,120,121,0,0,1433,1,119,120,0,0,1437,1,121,122,0,0,1439,1,
    123,125,0,0,1444,1,122,123,0,0,1449,1,127,130,0,0,1418,1,126,127,
    0,0,1429,1,131,132,0,0,1422,1,130,131,0,0,1426,1,134,137,0,0,
    1389,1,133,134,0,0,1409,1,153,154,0,0,1393,1,137,138,0,0,1397,1,
    152,153,0,0,1402,1,138,139,0,0,1406,1,139,140,0,0,523,1,141,145,
    0,0,528,1,140,141,0,0,547,1,151,152,0,0,534,1,146,147,0,0,
    538,1,145,146,0,0,546,1,147,148,0,0,135,1,149,151,0,0,140,1,
    148,149,0,0,147,1,155,156,0,0,426,1,157,158,0,0,431,1,156,157,
    0,0,434,1,174,175,0,0,856,1,159,160,0,0,860,1,160,161,0,0,
    1338,1,162,166,0,0,1343,1,161,162,0,0,1372,1,173,174,0,0,1349,1,
    169,170,0,0,1353,1,168,169,0,0,1357,1,167,168,0,0,1361,1,166,167,
    0,0,1371,1,170,171,0,0,640,1,172,173,0,0,645,1,171,172,0,0,
    650,1,200,201,0,0,840,1,177,178,0,0,844,1,176,177,0,0,847,1,
    178,181,0,0,1312,1,199,200,0,0,1320,1,184,185,0,0,1324,1,183,184,
    0,0,1328,1,182,183,0,0,1332,1,181,182,0,0,1336,1,185,186,0,0,
    190,1,198,199,0,0,195,1,186,190,0,0,198,1,197,198,0,0,204,1,
    191,192,0,0,208,1,190,191,0,0,216,1,192,193,0,0,218,1,196,197,
    0,0,223,1,194,196,0,0,417,1,193,194,0,0,422,1,203,204,0,0,
    591,1,207,210,0,0,596,1,205,207,0,0,603,1,204,205,0,0,608,1,
    211,212,0,0,1222,1,239,240,0,0,1227,1,223,227,0,0,1232,1,213,217,
    0,0,1264,1,212,213,0,0,1278,1,218,219,0,0,1270,1,217,218,0,0,
    1277,1,219,220,0,0,551,1,221,223,0,0,556,1,220,221,0,0,561,1,
    228,232,0,0,1238,1,227,228,0,0,1263,1,238,239,0,0,1246,1,233,234,
    0,0,1250,1,232,233,0,0,1258,1,234,235,0,0,1296,1,236,238,0,0,
    1301,1,235,236,0,0,1308,1,241,242,0,0,1207,1,243,244,0,0,1212,1,
    242,243,0,0,1218,1,252,253,0,0,803,1,246,248,0,0,808,1,245,246,
    0,0,815,1,248,249,0,0,812,1,249,250,0,0,1192,1,251,252,0,0,
    1197,1,250,251,0,0,1203,1,254,255,0,0,1177,1,256,257,0,0,1182,1,
    255,256,0,0,1188,1,258,259,0,0,1162,1,260,261,0,0,1167,1,259,260,
    0,0,1173,1,262,263,0,0,1146,1,264,266,0,0,1151,1,263,264,0,0,
    1158,1,270,271,0,0,1131,1,272,273,0,0,1136,1,271,272,0,0,1142,1,
    278,280,0,0,747,1,277,278,0,0,754,1,280,281,0,0,751,1,281,285,
    0,0,1091,1,291,292,0,0,1099,1,287,288,0,0,1103,1,286,287,0,0,
    1107,1,285,286,0,0,1114,1,288,289,0,0,1116,1,290,291,0,0,1121,1,
    289,290,0,0,1127,1,292,293,0,0,1023,1,310,311,0,0,1028,1,308,310,
    0,0,1033,1,306,308,0,0,1040,1,300,304,0,0,1045,1,294,298,0,0,
    1059,1,293,294,0,0,1073,1,299,300,0,0,1065,1,298,299,0,0,1072,1,
    305,306,0,0,1051,1,304,305,0,0,1058,1,312,313,0,0,1077,1,314,315,
    0,0,1082,1,313,314,0,0,1087,1,317,318,0,0,730,1,316,317,0,0,
    734,1,319,320,0,0,894,1,363,364,0,0,899,1,353,357,0,0,903,1,
    341,345,0,0,927,1,321,325,0,0,959,1,320,321,0,0,1004,1,326,330,
    0,0,965,1,325,326,0,0,1003,1,335,336,0,0,973,1,331,332,0,0,
    991,1,330,331,0,0,998,1,332,333,0,0,1008,1,334,335,0,0,1013,1,
    333,334,0,0,1019,1,337,340,0,0,978,1,336,337,0,0,987,1,340,341,
    0,0,982,1,346,349,0,0,933,1,345,346,0,0,958,1,352,353,0,0,
    941,1,351,352,0,0,945,1,350,351,0,0,949,1,349,350,0,0,953,1,
    358,361,0,0,909,1,357,358,0,0,926,1,362,363,0,0,917,1,361,362,
    0,0,921,1,365,366,0,0,878,1,367,368,0,0,883,1,366,367,0,0,
    890,1,369,372,0,0,64,1,455,456,0,0,72,1,454,455,0,0,76,1,
    453,454,0,0,80,1,452,453,0,0,84,1,451,452,0,0,88,1,450,451,
    0,0,92,1,410,411,0,0,96,1,385,386,0,0,113,1,373,374,0,0,
    129,1,372,373,0,0,133,1,374,377,0,0,670,1,384,385,0,0,678,1,
    383,384,0,0,682,1,380,381,0,0,686,1,379,380,0,0,699,1,378,379,
    0,0,703,1,377,378,0,0,707,1,382,383,0,0,691,1,381,382,0,0,
    695,1,409,410,0,0,118,1,387,388,0,0,122,1,386,387,0,0,125,1,
    388,391,0,0,565,1,408,409,0,0,573,1,407,408,0,0,577,1,397,398,
    0,0,581,1,392,393,0,0,585,1,391,392,0,0,589,1,393,394,0,0,
    654,1,395,397,0,0,659,1,394,395,0,0,666,1,398,399,0,0,612,1,
    400,404,0,0,617,1,399,400,0,0,636,1,406,407,0,0,623,1,405,406,
    0,0,627,1,404,405,0,0,635,1,449,450,0,0,101,1,412,413,0,0,
    106,1,411,412,0,0,109,1,413,416,0,0,438,1,448,449,0,0,446,1,
    445,446,0,0,450,1,435,436,0,0,463,1,434,435,0,0,467,1,433,434,
    0,0,471,1,432,433,0,0,475,1,417,418,0,0,479,1,416,417,0,0,
    521,1,425,429,0,0,484,1,419,422,0,0,502,1,418,419,0,0,517,1,
    424,425,0,0,508,1,423,424,0,0,512,1,422,423,0,0,516,1,431,432,
    0,0,490,1,430,431,0,0,494,1,429,430,0,0,501,1,436,437,0,0,
    151,1,444,445,0,0,156,1,438,440,0,0,163,1,437,438,0,0,170,1,
    440,441,0,0,167,1,441,442,0,0,174,1,443,444,0,0,179,1,442,443,
    0,0,186,1,447,448,0,0,455,1,446,447,0,0,459,1,463,64257,4,0,
    0,0,4,1045,0,0,0,0,6,1047,9,0,-1,0,52,65280,0,0,0,9,
    52,63233,8,0,0,8,50,65307,10,0,0,7,46,64257,4,0,0,10,713,1045,
    33,0,0,10,715,1047,36,33,-1,10,876,65280,0,0,0,36,876,65307,37,0,
    0,35,874,64257,4,0,0,37,1457,1045,162,0,0,37,1459,1047,41,162,-1,37,
    1500,65280,0,0,0,41,1500,65310,179,2,0,40,1491,65307,44,0,0,43,1498,65310,
    181,4,0,44,1506,65307,49,0,0,48,1546,61185,16,0,0,49,60,4112,0,0,
    0,49,62,64257,4,0,0,47,1527,1028,194,2,0,47,1539,1045,185,0,0,47,
    1529,1047,52,185,-1,47,1543,65280,0,0,0,52,1543,65307,53,0,0,51,1537,65310,
    196,2,0,53,1758,65307,49,0,0,55,1768,40705,96,0,0,54,1761,57353,0,0,
    0,54,1765,65307,56,0,0,50,1533,65310,198,3,0,56,1662,65307,49,0,0,59,
    1752,64257,4,0,0,58,1672,1028,206,1,0,58,1746,1045,201,0,0,58,1674,1047,
    61,201,-1,58,1749,65280,0,0,0,61,1749,65310,207,2,0,60,1680,65307,49,0,
    0,63,1744,63233,8,0,0,62,1683,2055,4,0,0,62,1741,2072,209,4,0,62,
    1685,2073,68,4,0,62,1739,65280,0,0,0,68,1739,65310,213,2,0,67,1731,65307,
    49,0,0,70,1737,40705,96,0,0,69,1734,65310,215,2,0,66,1716,65307,49,0,
    0,72,1726,40705,96,0,0,71,1719,57353,1,0,0,71,1721,57355,2,0,0,71,
    1723,65310,217,2,0,65,1705,65307,49,0,0,74,1711,40705,96,0,0,73,1708,65310,
    219,2,0,64,1690,65307,49,0,0,76,1700,40705,96,0,0,75,1693,57353,3,0,
    0,75,1695,57355,4,0,0,75,1697,65283,0,4,-1,57,1665,64257,4,0,0,46,
    1513,1028,226,1,0,46,1521,1045,221,0,0,46,1515,1047,78,221,-1,46,1524,65280,
    0,0,0,78,1524,65307,79,0,0,77,1519,65310,227,4,0,79,1552,65307,49,0,
    0,83,1628,64257,4,0,0,82,1601,1028,248,2,0,82,1621,1045,231,0,0,82,
    1603,1047,88,231,-1,82,1625,65280,0,0,0,88,1625,65307,89,0,0,87,1619,65310,
    250,2,0,89,1650,65307,49,0,0,91,1656,40705,96,0,0,90,1653,65307,92,0,
    0,86,1615,65310,252,2,0,92,1286,65307,49,0,0,94,1294,40705,96,0,0,93,
    1289,57354,5,0,0,93,1291,65307,92,0,0,85,1611,65307,92,0,0,84,1607,64257,
    4,0,0,81,1578,1028,271,2,0,81,1594,1045,254,0,0,81,1580,1047,98,254,
    -1,81,1598,65280,0,0,0,98,1598,65307,89,0,0,97,1592,65307,92,0,0,96,
    1588,65307,99,0,0,95,1584,65310,273,2,0,99,1634,65307,49,0,0,101,1644,40705,
    96,0,0,100,1637,57354,6,0,0,100,1641,64257,4,0,0,80,1555,1028,292,2,
    0,80,1571,1045,275,0,0,80,1557,1047,105,275,-1,80,1575,65280,0,0,0,105,
    1575,65307,89,0,0,104,1569,65307,92,0,0,103,1565,65307,99,0,0,102,1561,65283,
    4,5,-1,45,1509,65283,5,6,-1,42,1494,65310,294,2,0,39,1478,65307,44,0,
    0,107,1485,65283,6,7,-1,106,1481,65310,296,2,0,38,1465,65307,44,0,0,109,
    1472,65283,7,8,-1,108,1468,65307,110,0,0,34,870,64257,4,0,0,110,1380,1045,
    298,0,0,110,1382,1047,114,298,-1,110,1437,65280,0,0,0,114,1437,65307,115,0,
    0,113,1435,65310,315,2,0,115,1443,65307,49,0,0,117,1451,61185,16,0,0,116,
    1446,4112,1,0,0,116,1448,65310,317,2,0,112,1417,65307,49,0,0,119,1431,64257,
    4,0,0,118,1420,1044,120,0,0,118,1422,1047,121,-1,-1,118,1426,65307,115,0,
    0,121,1428,4112,1,0,0,120,1424,65310,319,2,0,111,1388,65307,49,0,0,123,
    1411,64257,4,0,0,122,1391,1044,124,0,0,122,1393,1047,125,-1,-1,122,1397,65310,
    321,2,0,125,1401,65307,128,0,0,127,1408,65310,323,2,0,128,527,65307,49,0,
    0,130,549,64257,4,0,0,129,530,1028,334,2,0,129,542,1045,325,0,0,129,
    532,1047,133,325,-1,129,546,65280,0,0,0,133,546,65307,134,0,0,132,540,65310,
    336,2,0,134,139,65307,49,0,0,136,149,40705,96,0,0,135,142,57353,7,0,
    0,135,146,65307,134,0,0,131,536,65283,8,9,-1,126,1404,4112,1,0,0,124,
    1395,65307,137,0,0,33,866,65310,338,2,0,137,430,65307,49,0,0,139,436,64769,
    2,0,0,138,433,65310,340,2,0,32,855,65307,142,0,0,141,862,65310,342,2,
    0,142,1342,65307,49,0,0,144,1374,64257,4,0,0,143,1345,1028,361,4,0,143,
    1365,1045,344,0,0,143,1347,1047,149,344,-1,143,1371,65280,0,0,0,149,1371,65307,
    134,0,0,148,1363,65307,134,0,0,147,1359,65307,150,0,0,146,1355,65310,365,2,
    0,150,644,65307,49,0,0,152,652,40705,96,0,0,151,647,65307,150,0,0,145,
    1351,65283,9,10,-1,140,858,65310,367,3,0,31,839,65307,49,0,0,155,849,65307,
    156,0,0,154,846,64257,4,0,0,156,1316,1045,370,0,0,156,1318,1047,161,370,
    -1,156,1336,65280,0,0,0,161,1336,65307,134,0,0,160,1334,65307,134,0,0,159,
    1330,65307,162,0,0,158,1326,65310,387,2,0,162,194,64257,4,0,0,164,200,1028,
    398,2,0,164,212,1045,389,0,0,164,202,1047,167,389,-1,164,216,65280,0,0,
    0,167,216,65307,168,0,0,166,210,65310,400,3,0,168,222,65307,49,0,0,171,
    424,61185,16,0,0,170,419,4112,2,0,0,170,421,65283,10,201,403,169,225,65307,
    168,0,0,165,206,65307,168,0,0,163,197,65307,128,0,0,157,1322,65283,201,202,
    -1,153,842,65307,137,0,0,30,833,65307,172,0,0,29,829,65310,1428,3,0,172,
    595,65307,49,0,0,175,610,61185,16,0,0,174,605,4112,3,0,0,174,607,40705,
    96,0,0,173,598,57353,8,0,0,173,600,57355,9,0,0,173,602,65307,176,0,
    0,28,825,65310,1431,4,0,176,1226,65307,49,0,0,180,1280,64257,4,0,0,179,
    1266,1028,1440,1,0,179,1274,1045,1435,0,0,179,1268,1047,182,1435,-1,179,1277,65280,
    0,0,0,182,1277,65307,183,0,0,181,1272,65310,1441,2,0,183,555,65307,49,0,
    0,185,563,61185,16,0,0,184,558,4112,4,0,0,184,560,64257,4,0,0,178,
    1234,1028,1448,1,0,178,1260,1045,1443,0,0,178,1236,1047,187,1443,-1,178,1263,65280,
    0,0,0,187,1263,64257,4,0,0,186,1242,1028,1458,2,0,186,1254,1045,1449,0,
    0,186,1244,1047,190,1449,-1,186,1258,65280,0,0,0,190,1258,65307,191,0,0,189,
    1252,65310,1460,2,0,191,1300,65307,49,0,0,193,1310,40705,96,0,0,192,1303,57354,
    10,0,0,192,1307,65307,92,0,0,188,1248,65283,202,204,-1,177,1229,65307,194,0,
    0,27,821,65310,1462,2,0,194,1211,65307,49,0,0,196,1220,65283,204,207,-1,195,
    1214,65310,1464,3,0,26,802,65307,49,0,0,199,817,63233,8,0,0,198,810,2073,
    200,0,0,198,812,65307,201,0,0,200,814,65310,1467,2,0,201,1196,65307,49,0,
    0,203,1205,65283,207,210,-1,202,1199,65283,210,212,-1,197,805,65307,204,0,0,25,
    796,65310,1469,2,0,204,1181,65307,49,0,0,206,1190,65283,212,215,-1,205,1184,65307,
    207,0,0,24,792,65310,1471,2,0,207,1166,65307,49,0,0,209,1175,65283,215,218,
    -1,208,1169,65307,210,0,0,23,788,65310,1473,2,0,210,1150,65307,49,0,0,212,
    1160,40705,96,0,0,211,1153,57353,11,0,0,211,1157,65307,210,0,0,22,784,65307,
    172,0,0,21,780,65307,137,0,0,20,776,65307,213,0,0,19,772,65310,1475,2,
    0,213,1135,65307,49,0,0,215,1144,65283,218,221,-1,214,1138,65307,137,0,0,18,
    768,65307,137,0,0,17,764,65307,137,0,0,16,760,65310,1477,2,0,15,746,65307,
    49,0,0,217,756,63233,8,0,0,216,749,2073,218,0,0,216,751,65307,219,0,
    0,218,753,64257,4,0,0,219,1095,1028,1496,1,0,219,1111,1045,1479,0,0,219,
    1097,1047,223,1479,-1,219,1114,65280,0,0,0,223,1114,65307,137,0,0,222,1109,65307,
    224,0,0,221,1105,65310,1497,2,0,224,1120,65307,49,0,0,226,1129,65283,221,224,
    -1,225,1123,65307,227,0,0,220,1101,65310,1499,6,0,227,1027,65307,49,0,0,233,
    1075,64257,4,0,0,232,1061,1028,1510,1,0,232,1069,1045,1505,0,0,232,1063,1047,
    235,1505,-1,232,1072,65280,0,0,0,235,1072,65307,183,0,0,234,1067,64257,4,0,
    0,231,1047,1028,1516,1,0,231,1055,1045,1511,0,0,231,1049,1047,237,1511,-1,231,
    1058,65280,0,0,0,237,1058,65307,172,0,0,236,1053,61185,16,0,0,230,1042,4112,
    3,0,0,230,1044,40705,96,0,0,229,1035,57353,12,0,0,229,1039,65283,224,226,
    -1,228,1030,65307,238,0,0,14,740,65310,1517,2,0,238,1081,65307,49,0,0,240,
    1089,65283,226,228,-1,239,1084,65310,1519,2,0,13,729,65307,227,0,0,242,736,65283,
    228,229,-1,241,732,65307,243,0,0,12,723,65310,1521,5,0,243,898,65307,49,0,
    0,248,1006,64257,4,0,0,247,961,1028,1531,1,0,247,1000,1045,1526,0,0,247,
    963,1047,250,1526,-1,247,1003,65280,0,0,0,250,1003,64257,4,0,0,249,969,1028,
    1541,1,0,249,995,1045,1532,0,0,249,971,1047,253,1532,-1,249,998,65280,0,0,
    0,253,998,65307,254,0,0,252,993,65310,1542,2,0,254,1012,65307,49,0,0,256,
    1021,65283,229,232,-1,255,1015,65310,1544,2,0,251,977,65307,49,0,0,258,989,63233,
    8,0,0,257,980,2055,1,0,0,257,986,2073,259,0,0,257,982,65307,227,0,
    0,259,984,64257,4,0,0,246,929,1028,1551,1,0,246,955,1045,1546,0,0,246,
    931,1047,261,1546,-1,246,958,65280,0,0,0,261,958,64257,4,0,0,260,937,1045,
    1552,0,0,260,939,1047,265,1552,-1,260,953,65280,0,0,0,265,953,65307,254,0,
    0,264,951,65307,134,0,0,263,947,65307,134,0,0,262,943,64257,4,0,0,245,
    905,1028,1574,1,0,245,923,1045,1569,0,0,245,907,1047,267,1569,-1,245,926,65280,
    0,0,0,267,926,64257,4,0,0,266,913,1045,1575,0,0,266,915,1047,269,1575,
    -1,266,921,65280,0,0,0,269,921,65307,254,0,0,268,919,65283,232,233,-1,244,
    901,65307,270,0,0,11,719,65310,1580,2,0,270,882,65307,49,0,0,272,892,65283,
    233,237,-1,271,885,65307,273,0,0,6,42,64257,4,0,0,273,68,1045,1582,0,
    0,273,70,1047,283,1582,-1,273,133,65280,0,0,0,283,133,65307,284,0,0,282,
    131,64257,4,0,0,284,674,1045,1647,0,0,284,676,1047,290,1647,-1,284,707,65280,
    0,0,0,290,707,65307,134,0,0,289,705,65307,172,0,0,288,701,65310,1680,2,
    0,287,690,65307,134,0,0,292,697,65283,237,238,-1,291,693,65307,134,0,0,286,
    684,65307,134,0,0,285,680,65310,1682,3,0,281,117,65307,49,0,0,295,127,65307,
    296,0,0,294,124,64257,4,0,0,296,569,1045,1685,0,0,296,571,1047,301,1685,
    -1,296,589,65280,0,0,0,301,589,65307,302,0,0,300,587,65310,1702,2,0,302,
    658,65307,49,0,0,304,668,40705,96,0,0,303,661,57353,13,0,0,303,665,65307,
    305,0,0,299,583,65310,1704,2,0,305,616,65307,49,0,0,307,638,64257,4,0,
    0,306,619,1028,1715,2,0,306,631,1045,1706,0,0,306,621,1047,310,1706,-1,306,
    635,65280,0,0,0,310,635,65307,150,0,0,309,629,65307,150,0,0,308,625,65307,
    172,0,0,298,579,65307,162,0,0,297,575,65283,238,239,-1,293,120,65310,1717,3,
    0,280,100,65307,49,0,0,313,111,65307,314,0,0,312,108,64257,4,0,0,314,
    442,1045,1720,0,0,314,444,1047,322,1720,-1,314,521,65280,0,0,0,322,521,65310,
    1753,3,0,321,483,65307,49,0,0,325,519,64257,4,0,0,324,504,1045,1756,0,
    0,324,506,1047,328,1756,-1,324,516,65280,0,0,0,328,516,65307,137,0,0,327,
    514,65307,162,0,0,326,510,64257,4,0,0,323,486,1028,1774,1,0,323,498,1045,
    1765,0,0,323,488,1047,331,1765,-1,323,501,65280,0,0,0,331,501,65307,137,0,
    0,330,496,65307,183,0,0,329,492,65307,137,0,0,320,477,65307,134,0,0,319,
    473,65307,162,0,0,318,469,65307,332,0,0,317,465,65310,1775,3,0,332,155,65307,
    49,0,0,335,172,63233,8,0,0,334,165,2073,336,0,0,334,167,65307,337,0,
    0,336,169,65310,1778,2,0,337,178,65307,49,0,0,339,188,65283,239,243,-1,338,
    181,65283,243,247,-1,333,158,65310,1780,2,0,316,454,65307,134,0,0,341,461,65283,
    247,248,-1,340,457,65307,128,0,0,315,448,65283,248,250,-1,311,103,65307,134,0,
    0,279,94,65307,134,0,0,278,90,65307,137,0,0,277,86,65307,162,0,0,276,
    82,65307,332,0,0,275,78,65307,134,0,0,274,74,64257,4,0,0,5,38,59137,
    24,0,0,4,32,61185,16,0,0,3,28,61185,16,0,0,2,20,4112,5,0,
    0,2,22,48897,64,0,0,1,12,65282,250,251,-1,1,14,342,0,1,1,4,
    1,2,1,64,2,3,1,16,3,3,1,16,3,3,1,24,3,3,1,4,
    264,265,1,4,5,6,1,4,5,5,1,8,5,5,1,0,5,6,1,4,
    261,262,1,16,235,236,1,20,8,9,1,116,230,231,1,16,10,11,1,24,
    131,132,1,18,131,132,1,18,131,132,1,18,205,206,1,16,131,132,1,18,
    163,164,1,112,202,203,1,112,202,203,1,112,199,200,1,16,196,197,1,16,
    21,22,1,24,186,187,1,16,168,169,1,20,163,164,1,112,131,132,1,18,
    26,27,1,20,27,28,1,20,131,132,1,18,103,104,1,4,31,32,1,4,
    31,31,1,0,31,32,1,4,32,33,1,20,33,34,1,20,34,35,1,20,
    35,35,1,0,35,36,1,16,37,38,1,20,37,38,1,20,38,39,1,16,
    39,41,1,4,41,43,1,4,44,45,1,16,44,45,1,16,50,51,1,20,
    47,48,1,112,47,47,1,0,47,48,1,112,48,49,1,96,44,45,1,16,
    50,51,1,20,51,52,1,16,52,54,1,4,44,45,1,16,55,56,1,24,
    56,56,1,0,56,59,1,8,44,45,1,16,60,61,1,112,61,62,1,112,
    62,63,1,112,63,64,1,112,64,64,1,0,64,64,1,96,44,45,1,16,
    65,67,1,96,44,45,1,16,68,68,1,96,44,45,1,16,69,71,1,96,
    44,45,1,16,73,74,1,20,73,73,1,0,73,74,1,20,74,76,1,4,
    76,78,1,4,78,80,1,4,44,45,1,16,87,88,1,112,87,88,1,112,
    87,88,1,112,85,86,1,112,85,85,1,0,85,86,1,112,86,86,1,96,
    44,45,1,16,87,88,1,112,88,89,1,96,44,45,1,16,93,94,1,112,
    87,88,1,112,85,86,1,112,93,93,1,0,93,94,1,112,94,95,1,96,
    44,45,1,16,93,94,1,112,87,88,1,112,85,86,1,112,99,99,1,0,
    99,100,1,16,37,38,1,20,101,102,1,16,37,38,1,20,103,104,1,4,
    104,105,1,20,105,106,1,20,107,108,1,16,107,107,1,0,107,108,1,16,
    108,109,1,16,44,45,1,16,110,112,1,4,44,45,1,16,113,114,1,255,
    107,108,1,16,115,117,1,4,44,45,1,16,118,119,1,255,119,120,1,20,
    120,121,1,16,122,123,1,20,122,123,1,20,123,125,1,4,44,45,1,16,
    128,129,1,112,128,129,1,112,128,128,1,0,128,129,1,112,129,130,1,96,
    44,45,1,16,131,132,1,18,132,132,1,2,44,45,1,16,133,134,1,16,
    135,136,1,20,135,136,1,20,136,138,1,4,44,45,1,16,143,144,1,112,
    143,144,1,112,128,129,1,112,128,129,1,112,143,143,1,0,143,144,1,112,
    144,144,1,96,44,45,1,16,145,146,1,16,148,149,1,4,44,45,1,16,
    148,149,1,4,122,123,1,20,153,154,1,20,128,129,1,112,128,129,1,112,
    153,153,1,0,153,154,1,20,159,160,1,16,155,157,1,4,159,160,1,16,
    159,160,1,16,159,159,1,0,159,160,1,16,160,161,1,16,161,162,1,16,
    44,45,1,16,163,164,1,112,164,166,1,96,166,167,1,16,44,45,1,16,
    168,169,1,20,169,170,1,16,170,172,1,4,172,174,1,4,44,45,1,16,
    176,177,1,16,176,176,1,0,176,177,1,16,177,178,1,16,44,45,1,16,
    179,181,1,4,181,181,1,0,87,88,1,112,183,184,1,112,183,183,1,0,
    183,184,1,112,184,185,1,96,44,45,1,16,186,187,1,16,187,188,1,16,
    44,45,1,16,189,190,1,16,190,191,1,8,44,45,1,16,193,194,1,16,
    193,194,1,16,194,195,1,16,44,45,1,16,196,197,1,16,197,198,1,16,
    44,45,1,16,199,200,1,16,200,201,1,16,44,45,1,16,202,203,1,112,
    203,204,1,96,44,45,1,16,205,206,1,16,206,207,1,16,44,45,1,16,
    208,209,1,8,44,45,1,16,211,213,1,4,211,213,1,4,219,220,1,116,
    216,217,1,16,131,132,1,18,216,216,1,0,216,217,1,16,217,218,1,16,
    44,45,1,16,219,220,1,116,220,221,1,16,221,222,1,96,222,223,1,16,
    223,225,1,4,225,227,1,4,44,45,1,16,176,177,1,16,229,229,1,0,
    163,164,1,112,230,230,1,0,230,231,1,16,231,232,1,16,44,45,1,16,
    233,234,1,16,219,220,1,116,235,236,1,20,236,237,1,16,237,239,1,4,
    239,241,1,4,241,243,1,4,44,45,1,16,244,246,1,4,246,246,1,0,
    246,247,1,24,248,249,1,16,248,248,1,0,248,249,1,16,249,250,1,16,
    44,45,1,16,251,253,1,8,44,45,1,16,219,220,1,116,255,256,1,4,
    256,256,1,0,128,129,1,112,128,129,1,112,248,249,1,16,259,259,1,0,
    259,260,1,4,260,260,1,0,248,249,1,16,261,261,1,0,261,262,1,16,
    262,263,1,16,44,45,1,16,264,265,1,4,128,129,1,112,318,319,1,24,
    153,154,1,20,131,132,1,18,128,129,1,112,128,129,1,112,271,272,1,20,
    272,273,1,20,274,275,1,4,274,274,1,0,274,275,1,4,128,129,1,112,
    128,129,1,112,277,278,1,112,163,164,1,112,128,129,1,112,280,280,1,0,
    280,281,1,16,128,129,1,112,282,283,1,16,285,286,1,4,44,45,1,16,
    285,286,1,4,153,154,1,20,163,164,1,112,293,294,1,20,290,291,1,112,
    290,290,1,0,290,291,1,112,291,292,1,96,44,45,1,16,293,294,1,20,
    294,296,1,4,44,45,1,16,143,144,1,112,143,144,1,112,299,299,1,0,
    299,300,1,16,302,303,1,4,44,45,1,16,302,303,1,4,122,123,1,20,
    304,305,1,112,318,319,1,24,153,154,1,20,128,129,1,112,131,132,1,18,
    309,310,1,20,310,310,1,0,310,312,1,4,312,313,1,4,44,45,1,16,
    153,154,1,20,131,132,1,18,316,316,1,0,176,177,1,16,131,132,1,18,
    318,318,1,0,318,319,1,24,319,320,1,16,320,321,1,8,44,45,1,16,
    323,324,1,16,323,324,1,16,324,325,1,16,44,45,1,16,326,327,1,16,
    128,129,1,112,328,66581,0,0,0,65282,250,251,-1,4112,5,0,0,65307,273,0,
    0,65307,10,0,0,66581,33,0,0,65307,270,0,0,65307,243,0,0,65310,1519,2,
    0,65307,238,0,0,65310,1477,2,0,65307,137,0,0,65307,137,0,0,65307,137,0,
    0,65307,213,0,0,65307,137,0,0,65307,172,0,0,65307,210,0,0,65307,210,0,
    0,65307,207,0,0,65307,204,0,0,65310,1464,3,0,65307,194,0,0,65307,176,0,
    0,65307,172,0,0,65307,137,0,0,65310,367,3,0,65310,340,2,0,65307,137,0,
    0,65307,110,0,0,65307,37,0,0,66581,162,0,0,65310,296,2,0,65310,294,2,
    0,65310,179,2,0,65283,5,6,-1,65307,44,0,0,65310,181,4,0,65283,4,5,
    -1,1028,226,1,0,66581,221,0,0,1028,194,2,0,66581,185,0,0,65307,49,0,
    0,4112,0,0,0,65307,56,0,0,65307,53,0,0,65310,196,2,0,57353,0,0,
    0,65307,49,0,0,65310,198,3,0,65283,0,4,-1,1028,206,1,0,66581,201,0,
    0,65307,49,0,0,65310,207,2,0,2055,4,0,0,2072,209,4,0,2073,68,4,
    0,65307,49,0,0,65310,219,2,0,65310,217,2,0,65310,215,2,0,65310,213,2,
    0,65307,49,0,0,57353,1,0,0,57355,2,0,0,65307,49,0,0,65307,49,0,
    0,57353,3,0,0,57355,4,0,0,65307,49,0,0,65307,79,0,0,65310,227,4,
    0,1028,292,2,0,66581,275,0,0,1028,271,2,0,66581,254,0,0,1028,248,2,
    0,66581,231,0,0,65307,49,0,0,65307,92,0,0,65307,92,0,0,65307,92,0,
    0,65307,89,0,0,65310,250,2,0,65307,49,0,0,65310,252,2,0,57354,5,0,
    0,65307,49,0,0,65307,99,0,0,65307,92,0,0,65307,89,0,0,65310,273,2,
    0,57354,6,0,0,65307,49,0,0,65307,99,0,0,65307,92,0,0,65307,89,0,
    0,65283,6,7,-1,65307,44,0,0,65283,7,8,-1,65307,44,0,0,66581,298,0,
    0,65310,319,2,0,65310,317,2,0,65307,115,0,0,65310,315,2,0,4112,1,0,
    0,65307,49,0,0,1044,120,0,0,1047,121,-1,-1,65307,49,0,0,4112,1,0,
    0,65307,115,0,0,1044,124,0,0,1047,125,-1,-1,65307,49,0,0,4112,1,0,
    0,65310,321,2,0,65283,8,9,-1,65307,128,0,0,65310,323,2,0,1028,334,2,
    0,66581,325,0,0,65307,49,0,0,65307,134,0,0,65307,134,0,0,65310,336,2,
    0,57353,7,0,0,65307,49,0,0,65310,338,2,0,65307,49,0,0,65283,9,10,
    -1,65307,142,0,0,65310,342,2,0,1028,361,4,0,66581,344,0,0,65307,49,0,
    0,65307,150,0,0,65307,150,0,0,65307,134,0,0,65307,134,0,0,65310,365,2,
    0,65307,49,0,0,65283,201,202,-1,65307,156,0,0,65307,49,0,0,66581,370,0,
    0,65307,128,0,0,65307,162,0,0,65307,134,0,0,65307,134,0,0,65310,387,2,
    0,65307,168,0,0,1028,398,2,0,66581,389,0,0,65307,168,0,0,65307,168,0,
    0,65310,400,3,0,65283,10,201,403,4112,2,0,0,65307,49,0,0,65310,1428,3,
    0,57353,8,0,0,57355,9,0,0,4112,3,0,0,65307,49,0,0,65310,1431,4,
    0,65283,202,204,-1,1028,1448,1,0,66581,1443,0,0,1028,1440,1,0,66581,1435,0,
    0,65307,49,0,0,65307,183,0,0,65310,1441,2,0,4112,4,0,0,65307,49,0,
    0,1028,1458,2,0,66581,1449,0,0,65307,92,0,0,65307,191,0,0,65310,1460,2,
    0,57354,10,0,0,65307,49,0,0,65310,1462,2,0,65283,204,207,-1,65307,49,0,
    0,65283,210,212,-1,2073,200,0,0,65307,49,0,0,65307,201,0,0,65310,1467,2,
    0,65283,207,210,-1,65307,49,0,0,65310,1469,2,0,65283,212,215,-1,65307,49,0,
    0,65310,1471,2,0,65283,215,218,-1,65307,49,0,0,65310,1473,2,0,57353,11,0,
    0,65307,49,0,0,65310,1475,2,0,65283,218,221,-1,65307,49,0,0,2073,218,0,
    0,65307,49,0,0,65307,219,0,0,1028,1496,1,0,66581,1479,0,0,65307,227,0,
    0,65307,224,0,0,65307,137,0,0,65310,1497,2,0,65283,221,224,-1,65307,49,0,
    0,65310,1499,6,0,65283,224,226,-1,57353,12,0,0,4112,3,0,0,1028,1516,1,
    0,66581,1511,0,0,1028,1510,1,0,66581,1505,0,0,65307,49,0,0,65307,183,0,
    0,65307,172,0,0,65310,1517,2,0,65283,226,228,-1,65307,49,0,0,65283,228,229,
    -1,65307,227,0,0,65310,1521,5,0,65283,232,233,-1,1028,1574,1,0,66581,1569,0,
    0,1028,1551,1,0,66581,1546,0,0,1028,1531,1,0,66581,1526,0,0,65307,49,0,
    0,1028,1541,1,0,66581,1532,0,0,65310,1544,2,0,65307,254,0,0,65310,1542,2,
    0,65283,229,232,-1,65307,49,0,0,2055,1,0,0,2073,259,0,0,65307,49,0,
    0,65307,227,0,0,66581,1552,0,0,65307,134,0,0,65307,134,0,0,65307,254,0,
    0,66581,1575,0,0,65307,254,0,0,65310,1580,2,0,65283,233,237,-1,65307,49,0,
    0,66581,1582,0,0,65307,134,0,0,65307,332,0,0,65307,162,0,0,65307,137,0,
    0,65307,134,0,0,65307,134,0,0,65310,1717,3,0,65310,1682,3,0,65307,284,0,
    0,66581,1647,0,0,65307,134,0,0,65307,134,0,0,65310,1680,2,0,65307,172,0,
    0,65307,134,0,0,65283,237,238,-1,65307,134,0,0,65283,238,239,-1,65307,296,0,
    0,65307,49,0,0,66581,1685,0,0,65307,162,0,0,65307,172,0,0,65307,305,0,
    0,65307,302,0,0,65310,1702,2,0,57353,13,0,0,65307,49,0,0,65310,1704,2,
    0,1028,1715,2,0,66581,1706,0,0,65307,49,0,0,65307,150,0,0,65307,150,0,
    0,65283,248,250,-1,65307,314,0,0,65307,49,0,0,66581,1720,0,0,65307,128,0,
    0,65310,1780,2,0,65307,332,0,0,65307,162,0,0,65307,134,0,0,65307,137,0,
    0,65310,1753,3,0,1028,1774,1,0,66581,1765,0,0,66581,1756,0,0,65307,49,0,
    0,65307,162,0,0,65307,137,0,0,65307,183,0,0,65307,137,0,0,65310,1775,3,
    0,65283,243,247,-1,2073,336,0,0,65307,49,0,0,65307,337,0,0,65310,1778,2,
    0,65283,239,243,-1,65307,49,0,0,65283,247,248,-1,65307,134,0,0,1782,15,0,
    1,2,3,3,4,4,5,5,6,6,7,7,8,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,1,2,63,10,13,12,15,14,17,16,19,
    18,21,20,23,24,27,26,29,28,31,30,33,31,34,32,35,-1,-1,-1,-1,
    -1,-1,-1,-1,23,26,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    27,30,-1,-1,-1,-1,-1,-1,21,24,25,28,29,32,9,12,11,14,13,16,
    15,18,17,20,19,22,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,22,25,8,11,
    7,35,40,-1,-1,-1,-1,-1,-1,33,38,-1,-1,34,39,-1,-1,42,43,45,
    46,47,48,3,37,51,-1,-1,36,50,-1,-1,36,37,54,55,57,58,59,1,
    38,60,-1,-1,38,62,63,64,65,66,67,69,70,71,72,73,74,75,76,1,
    39,77,-1,-1,39,80,81,82,83,7,-1,-1,42,86,43,87,-1,-1,-1,-1,
    41,85,40,84,-1,-1,41,42,90,91,93,94,7,-1,-1,43,97,-1,-1,-1,
    -1,-1,-1,44,95,45,96,-1,-1,44,45,100,101,7,-1,-1,43,104,-1,-1,
    -1,-1,37,102,45,103,-1,-1,-1,-1,37,45,106,107,108,109,7,-1,-1,46,
    111,47,112,-1,-1,-1,-1,48,113,-1,-1,-1,-1,116,117,118,119,122,123,126,
    127,129,130,3,-1,-1,49,131,50,132,-1,-1,49,50,135,136,138,139,140,141,
    143,144,7,-1,-1,51,145,50,148,-1,-1,-1,-1,52,146,49,147,-1,-1,51,
    52,49,50,151,152,153,154,155,7,-1,-1,54,158,55,159,-1,-1,-1,-1,53,
    157,56,160,-1,-1,163,164,3,-1,-1,57,165,58,166,-1,-1,57,58,169,170,
    171,511,1519932203,17,-1,-1,1691585427,150,1268821371,51,1659267405,61,-1,-1,1046976349,100,-1,-1,-1,-1,
    -1,-1,-1,-1,1246024904,84,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    1539365181,16,-1,-1,-1,-1,-1,-1,-1,-1,1536829215,81,-1,-1,-1,-1,-1,-1,-1,-1,
    923278606,92,1104893318,118,-1,-1,-1,-1,247924724,170,2098326903,190,486276726,13,-1,-1,-1,-1,1631123433,152,
    1699821736,124,1605028566,134,-1,-1,1268820859,47,-1,-1,464434500,196,-1,-1,-1,-1,-1,-1,1871931621,70,
    -1,-1,-1,-1,251742243,145,-1,-1,1356076730,73,1501132763,174,-1,-1,-1,-1,-1,-1,-1,-1,
    318440447,43,728488204,189,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    207513397,198,-1,-1,-1,-1,1403610672,65,351637469,200,724657846,117,1970395457,132,1756517780,158,-1,-1,-1,-1,
    -1,-1,727105273,112,275864159,192,-1,-1,274634166,90,1125117918,142,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,340608573,144,-1,-1,-1,-1,-1,-1,504082623,171,-1,-1,-1,-1,1020647300,67,
    512892857,169,67624245,85,29638220,110,1209565406,120,-1,-1,1877096710,166,779220820,136,-1,-1,-1,-1,1316480057,103,
    151203733,138,442826006,62,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1360729169,116,-1,-1,
    32155754,18,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1371020588,178,-1,-1,
    1350877504,126,-1,-1,-1,-1,1259348003,183,477453873,177,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    261562495,111,-1,-1,407084189,107,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,15500076,11,-1,-1,-1,-1,-1,-1,1880995346,91,281793543,93,521909682,175,
    -1,-1,1341562775,149,-1,-1,-1,-1,-1,-1,1647763677,153,-1,-1,592144690,163,1390421382,168,1538117297,30,
    1841210341,181,1735178692,197,1888937033,14,1820706709,141,1981337570,38,2134486264,143,1798831450,165,-1,-1,-1,-1,1155703730,15,
    562145065,23,1486195052,83,1874654988,156,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    1380894694,159,-1,-1,-1,-1,-1,-1,856350881,75,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,35526532,176,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,425203362,194,-1,-1,1804203148,195,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,853534271,180,
    -1,-1,-1,-1,772892101,104,1058507970,54,1603827206,167,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1176306568,28,-1,-1,
    -1,-1,260582441,55,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1353958842,56,-1,-1,
    -1,-1,-1,-1,910717881,137,2056846410,10,971661265,155,1805549222,78,1568811899,37,1427173288,26,689270892,66,1785296397,94,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,326811831,35,1268821499,50,1731339463,68,
    260293820,98,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1591660938,193,-1,-1,240612358,188,
    -1,-1,-1,-1,1452090904,41,-1,-1,-1,-1,-1,-1,-1,-1,2120414838,119,-1,-1,-1,-1,
    1476517603,82,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1218523401,31,21293086,40,-1,-1,-1,-1,
    919534698,97,1268820731,48,2109199673,105,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,979111185,22,-1,-1,
    -1,-1,1518550874,19,1243450621,122,1604701654,20,495785587,121,-1,-1,-1,-1,141431228,39,-1,-1,-1,-1,
    289430354,25,234533667,130,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1727102564,53,1322709187,102,
    -1,-1,-1,-1,1971887523,45,-1,-1,508329901,148,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,1541118625,128,-1,-1,-1,-1,-1,-1,849038897,129,617470319,58,
    196289557,187,-1,-1,-1,-1,-1,-1,-1,-1,1101222586,199,-1,-1,-1,-1,-1,-1,1530797146,80,
    -1,-1,560485167,71,1198862408,87,1363336193,101,-1,-1,-1,-1,542909537,123,602998436,173,-1,-1,-1,-1,
    -1,-1,1044312982,34,-1,-1,2064579180,115,1806008998,76,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,586622703,179,-1,-1,1180029755,86,-1,-1,185967579,12,-1,-1,1785756173,95,-1,-1,-1,-1,
    1115195205,60,-1,-1,252872881,133,-1,-1,-1,-1,-1,-1,1447979823,57,1363362164,99,1151566586,147,-1,-1,
    1853730125,44,553922454,161,1761636778,135,-1,-1,-1,-1,132715786,154,888378718,32,-1,-1,-1,-1,1175521813,184,
    -1,-1,-1,-1,1920625784,36,1176822284,46,-1,-1,-1,-1,-1,-1,542482529,125,14178300,139,234073891,131,
    -1,-1,41893803,79,-1,-1,-1,-1,464552775,162,945231688,72,-1,-1,-1,-1,-1,-1,-1,-1,
    1704859636,140,1464731779,69,2108739897,108,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1876707453,77,680189042,29,
    -1,-1,417733180,88,-1,-1,477135150,146,1088253645,151,967455818,164,1420510742,21,-1,-1,411159323,42,1966869519,63,
    708567935,96,1961758542,191,-1,-1,-1,-1,-1,-1,632219733,59,-1,-1,1175946773,185,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,1670901945,160,1262981224,113,-1,-1,1156898572,172,-1,-1,-1,-1,127957012,106,
    440594243,114,-1,-1,-1,-1,-1,-1,2058768884,27,418190908,89,878583419,33,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,1399758174,157,778474417,182,741955724,186,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,2063778999,74,884273929,24,-1,-1,-1,-1,1268821627,49,142061873,52,452401534,64,
    -1,-1,922928584,109,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,875399236,127,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,173,174,175,177,178,179,180,1,-1,-1,59,181,59,184,
    185,1,-1,-1,60,186,60,3,62,189,-1,-1,61,188,-1,-1,61,62,192,193,
    195,196,197,198,199,202,203,205,206,208,209,211,212,214,215,216,217,7,-1,-1,
    -1,-1,63,220,65,222,64,221,-1,-1,-1,-1,-1,-1,63,225,226,228,229,230,
    231,232,233,1,-1,-1,59,234,59,1,66,236,-1,-1,66,239,240,241,242,244,
    245,246,247,248,1,67,249,-1,-1,67,3,68,251,-1,-1,69,252,-1,-1,68,
    255,256,257,258,1,70,260,-1,-1,70,7,-1,-1,-1,-1,71,262,69,264,72,
    263,-1,-1,-1,-1,-1,-1,1,73,266,-1,-1,73,1,69,268,-1,-1,271,272,
    31,78,279,-1,-1,77,278,79,280,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,55,274,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,-1,74,275,-1,-1,75,276,81,282,76,277,80,
    281,-1,-1,-1,-1,15,-1,-1,55,289,-1,-1,84,287,85,288,-1,-1,-1,-1,
    -1,-1,-1,-1,-1,-1,-1,-1,82,285,83,286,-1,-1,-1,-1,-1,-1,291,292,
    293,294,295,7,-1,-1,54,297,-1,-1,86,298,87,299,88,300,-1,-1,-1,-1,
    303,304,306,307,3,-1,-1,51,308,52,309,-1,-1,51,52,311,312,313,15,-1,
    -1,55,316,54,318,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,74,317,-1,-1,-1,
    -1,89,319,90,320,53,315,91,321,-1,-1,323,324,325,3,-1,-1,54,326,-1,
    -1,92,327,3,92,330,-1,-1,-1,-1,93,329,93,333,334,335,338,339,340,341,
    2322,808529968,1852402737,1701994853,1231385441,1935762798,1953845093,1702060389,1968139849,1848651892,1634037359,1836020853,1667855457,1869903201,1769234797,1953849699,1952542063,1714447209,1399614581,1701147235,
    1852796526,1701602149,1633972833,1917283186,1768716641,1198811239,1819894130,1818583649,1868785011,1918985326,1650543737,1702128741,1634301042,1632401778,1902929250,1702125941,1918987890,1650543737,1768713317,1416915047,
    1685354597,1416327777,1886681189,1701011820,1684828008,1700033125,1768715384,1702062958,1634886000,1869770612,1970364784,1885688677,1952543329,1769239151,1866691694,1936879468,1702130553,1818838637,1667593068,1633971823,
    2035513714,1835365491,1819044166,1953654132,2037539177,1953724755,1766223205,1970367596,1919251553,2037539182,1953724755,1766223205,2037607532,1835365491,1801675074,1970238055,1702061166,1684959075,1400468065,1702130553,
    1667318381,1869768555,1952738933,1769239141,1400468065,1702130553,1667318381,1869768555,1935961717,1702130553,1869760365,1684369525,1801675074,1970238055,1702061166,1684959075,1400468065,1702130553,1869760365,1684369525,
    1801675074,1970238055,1702126702,1634301042,2035513714,1835365491,1970238023,1113875824,1735091041,1853190002,1937339236,1382901108,2037605477,1835365491,1851880015,2037605735,1835365491,1819043161,2037610351,1835365491,
    1701147207,1937339246,1299015028,1937010281,1702130553,1634030701,1937339244,1131242868,1936613753,1702130553,1970029165,1937339237,1231906164,1734960238,1937339247,1349346676,1819308661,1937339237,1349346676,1936420457,
    1702130553,1869759085,2037608055,1835365491,2036429383,1953724787,1917283685,1932687713,1702130553,1634879341,2037592953,1835365491,2036429383,1937339188,1198351732,897147250,1953724787,1917283685,1630959969,1701013868,
    1702194274,1769238113,2003137905,1702127976,1635086689,1635086689,1769103725,2053203310,1650815605,1701276005,1903389026,1818387829,1651204961,1668178284,1633969512,1852796268,1970037348,1970037349,1869182565,1651795308,
    1853321074,1819440482,1869576057,1684104036,1818391653,1751344501,1920234081,1702065509,1668245603,1952541807,1919902565,1868786785,1818652274,1919252335,1702194274,1852993379,1802266995,1835627107,1668181875,1684955513,
    1651208801,1684370796,1667986017,1684955513,1735094881,1701080175,1685025390,1802658148,2036429415,1802658148,1701147239,1918985326,1701996395,1918985337,1634233195,1633970539,1634560882,1953391975,1918985313,1768714091,
    1919378806,1684956517,1869312609,1735287154,1918985317,1668444011,1684302184,1919644257,1633969253,1634954098,1852796268,1802658148,1734436211,1852138866,1802658148,1952541811,1970037349,1918985317,1634497387,1919378804,
    1633974625,1819503474,1734702177,1685677426,1953198689,1970369141,1702062447,1802658148,1819240822,1701082213,1768976485,1701079918,1802727525,1970037369,1835623525,2036429415,1735223652,1685677426,1701274735,1970037362,
    1919510117,1769103973,1818651491,1818325615,1953065079,1919903333,1735684965,1852138866,1751348582,1734437235,1936615777,1869770594,1936681063,1768454004,1869047156,1869046892,1852138604,1734635378,1736008050,1852138866,
    1701147239,1818589550,1735880556,1752786290,2036690543,1752655204,1768977519,1852402542,1851877732,1768187250,1734960238,1870031215,1751873906,1818848097,1852143201,1819436388,1852143201,1651664228,1752397164,1853317484,
    1701147239,1835363438,1751346799,1868981865,1734962286,1818391656,1768711541,1668573287,1818325615,1751607660,1635345268,1734962286,1869050984,1852138604,2036625266,1869376613,1734962295,1919382632,1768716641,1735682151,
    1852138866,1751607660,1701996404,1734962297,1768977512,1768713070,1937008743,1869442145,1734962286,1702065256,1701996385,1768713829,1937008743,1818392939,1768711541,1937008743,1702125932,2036429415,1751607660,1634497396,
    1919378804,1768716645,1937008743,1818584436,1702194274,1751607660,1818589556,1819766636,1818586473,1734700393,1852138866,1701734764,1734438254,1635020389,1869767021,1701670511,1836411236,1635086689,1769103725,1701668206,
    1836411236,1702194274,1768187245,1919905141,1684629603,1768187245,1970302325,1701605490,1768187245,1702063477,1701996385,1701670501,1836411236,1952541811,1970037349,1684368741,1936553321,1852404336,1701996391,1701670501,
    1836411236,1903326580,1936289653,1684368741,1986884969,1701605225,1684370036,1852074349,1952999273,1702194274,1953393005,1634038371,1936289133,1869773172,1869440371,1935762275,1634627177,1869242742,1953065079,1986096741,
    1684828025,1701011820,1986620527,1768714085,1919182198,1919902305,1701277281,1851880047,1701995879,1668444004,1885628776,1734700129,1701080175,1685025390,1701601648,1701147239,1818325102,1920300133,1768912241,1634755955,
    1769366892,1952803951,1885627762,2036428897,1768453985,1634037872,1970301027,1701865062,1768977778,1819306862,1869639029,1919247479,1702194274,1886549360,1701995884,1667458402,1920299105,1919249520,1869767781,1919056243,
    1919842159,1818327407,1702194274,1684300147,1919051116,1936619375,1869442145,1851880302,1919056228,1936619375,1919377765,1936614757,1752392037,1936485477,1852728681,1818850145,1936876918,1818392939,1819501941,1650816097,
    1936029036,1702125932,2036429415,1952541811,1701996389,1869509497,1919972215,1734831721,1852138866,1701147763,1970037356,1851880549,1818322292,1936287860,1952803956,1952542063,1634890863,1634759534,1953391986,1903326580,
    1936289653,1869182565,2004116844,1952540008,1953065079,1768453989,1836279156,2036689775,1869376613,1818589559,1735880556,1852138866,1701736302,1848652080,1818586735,1918986095,1835562089,1752392553,1182033253,1953722985,
    1953394531,1182035557,1953722985,1702258030,1634886770,1919120231,1886153839,1919381362,1818324321,1852796524,2003790949,1635021669,1919973742,1667590767,1952736628,1936028264,1684828008,1836019059,1970564709,1869762669,
    1952671082,1936617321,1702195557,1634301038,1869885548,1819633264,1852796524,1936286821,1936943469,1668246626,1935765611,1768304755,1852785524,1953391988,1819047270,1701995379,1868787301,1767994478,1936876910,1097164385,
    1818322290,1936029551,1986096756,1952540521,1114533737,1953722977,1937077345,1936875842,1701147235,1953064558,1953394499,1651797605,1869902959,1701335917,1633907813,1868981362,1750297970,1836344677,1818322031,1701208435,
    1634038337,1852796464,1886352485,1952867660,1383100276,1952999273,1953787746,1699507567,1868723302,1836020852,1751607634,1819042164,1651535732,1869902959,1852796525,1970238053,1684366446,1701736302,1819308129,1717912677,
    1953264993,12593,14,0,0,1,0,1,0,0,1,1,1,0,1072693248,1,2,1,0,0,
    1,3,1,0,1072693248,1,4,1,0,0,1,33,1,0,0,1,34,1,0,0,
    1,66,1,0,0,1,1968,1,0,1072693248,1,1969,1,0,0,1,1970,1,0,0,
    1,2093,1,0,0,1,2121,1,0,0,1,2240,1,251,16,5,6,0,1666,16,
    11,6,0,1667,16,17,7,0,1668,16,24,9,0,1669,16,35,4,0,1510,16,
    39,9,0,1495,16,48,9,0,1482,16,57,9,0,1469,16,67,10,0,1405,16,
    77,4,0,859,16,81,5,0,226,16,86,8,0,227,16,94,9,0,228,16,
    103,5,0,229,16,108,14,0,230,16,122,13,0,231,16,135,15,0,232,16,
    150,9,0,233,16,159,8,0,234,16,167,15,0,235,16,182,4,0,236,16,
    186,9,0,237,16,195,15,0,238,16,210,9,0,239,16,219,10,0,240,16,
    229,19,0,241,16,248,18,0,242,16,266,20,0,243,16,286,16,0,244,16,
    302,25,0,245,16,327,24,0,246,16,351,23,0,247,16,374,32,0,248,16,
    406,31,0,249,16,437,9,0,250,16,446,12,0,251,16,458,12,0,252,16,
    470,11,0,253,16,481,10,0,254,16,491,10,0,255,16,501,10,0,256,16,
    511,10,0,257,16,521,12,0,258,16,533,12,0,259,16,545,10,0,260,16,
    555,11,0,261,16,566,10,0,262,16,576,11,0,263,16,587,11,0,264,16,
    598,11,0,265,16,609,11,0,266,16,620,11,0,267,16,631,9,0,268,16,
    640,12,0,269,16,652,4,0,270,16,656,10,0,271,16,666,5,0,272,16,
    671,5,0,273,16,676,6,0,274,16,682,5,0,275,16,687,14,0,276,16,
    701,4,0,277,16,705,10,0,278,16,715,5,0,279,16,720,9,0,280,16,
    729,9,0,281,16,738,10,0,282,16,748,9,0,283,16,757,5,0,284,16,
    762,14,0,285,16,776,8,0,286,16,784,7,0,287,16,791,4,0,288,16,
    795,8,0,289,16,803,8,0,290,16,811,13,0,291,16,824,8,0,292,16,
    832,9,0,293,16,841,8,0,294,16,849,9,0,295,16,858,11,0,296,16,
    869,14,0,297,16,883,10,0,298,16,893,10,0,299,16,903,7,0,300,16,
    910,10,0,301,16,920,12,0,302,16,932,13,0,303,16,945,13,0,304,16,
    958,13,0,305,16,971,13,0,306,16,984,10,0,307,16,994,8,0,308,16,
    1002,11,0,309,16,1013,7,0,310,16,1020,7,0,311,16,1027,10,0,312,16,
    1037,9,0,313,16,1046,11,0,314,16,1057,11,0,315,16,1068,7,0,316,16,
    1075,9,0,317,16,1084,10,0,318,16,1094,4,0,319,16,1098,9,0,320,16,
    1107,4,0,321,16,1111,5,0,322,16,1116,11,0,323,16,1127,4,0,324,16,
    1131,8,0,325,16,1139,7,0,326,16,1146,9,0,327,16,1155,6,0,328,16,
    1161,5,0,329,16,1166,5,0,330,16,1171,8,0,331,16,1179,13,0,332,16,
    1192,9,0,333,16,1201,12,0,334,16,1213,9,0,335,16,1222,10,0,336,16,
    1232,9,0,337,16,1241,20,0,338,16,1261,9,0,339,16,1270,10,0,340,16,
    1280,9,0,341,16,1289,9,0,342,16,1298,11,0,343,16,1309,13,0,344,16,
    1322,12,0,345,16,1334,14,0,346,16,1348,14,0,347,16,1362,14,0,348,16,
    1376,11,0,349,16,1387,4,0,350,16,1391,9,0,351,16,1400,5,0,352,16,
    1405,7,0,353,16,1412,6,0,354,16,1418,16,0,355,16,1434,10,0,356,16,
    1444,12,0,357,16,1456,12,0,358,16,1468,14,0,359,16,1482,15,0,360,16,
    1497,17,0,361,16,1514,15,0,362,16,1529,15,0,363,16,1544,12,0,364,16,
    1556,9,0,365,16,1565,9,0,366,16,1574,8,0,367,16,1582,11,0,368,16,
    1593,4,0,369,16,1597,7,0,370,16,1604,5,0,371,16,1609,9,0,372,16,
    1618,6,0,373,16,1624,9,0,374,16,1633,6,0,375,16,1639,13,0,376,16,
    1652,9,0,377,16,1661,13,0,378,16,1674,13,0,379,16,1687,10,0,380,16,
    1697,9,0,381,16,1706,4,0,382,16,1710,4,0,383,16,1714,4,0,384,16,
    1718,10,0,385,16,1728,6,0,386,16,1734,13,0,387,16,1747,3,0,388,16,
    1750,9,0,389,16,1759,9,0,390,16,1768,11,0,391,16,1779,6,0,392,16,
    1785,10,0,393,16,1795,8,0,394,16,1803,8,0,395,16,1811,6,0,396,16,
    1817,6,0,397,16,1823,7,0,398,16,1830,9,0,399,16,1839,9,0,400,16,
    1848,9,0,401,16,1857,4,0,402,16,1861,11,0,403,16,1872,9,0,404,16,
    1881,3,0,405,16,1884,4,0,406,16,1888,7,0,407,16,1895,6,0,408,16,
    1901,11,0,409,16,1912,9,0,410,16,1921,6,0,411,16,1927,5,0,412,16,
    1932,5,0,413,16,1937,10,0,414,16,1947,6,0,415,16,1953,11,0,416,16,
    1964,4,0,843,16,1971,4,0,1230,16,1975,11,0,1231,16,1986,10,0,1215,16,
    1996,12,0,1216,16,2008,5,0,1217,16,2013,4,0,1200,16,2017,6,0,1201,16,
    2023,7,0,1202,16,2030,3,0,806,16,2033,4,0,807,16,2037,6,0,1185,16,
    2043,3,0,1186,16,2046,9,0,1187,16,2055,10,0,1170,16,2065,18,0,1171,16,
    2083,10,0,1172,16,2094,3,0,1139,16,2097,4,0,1140,16,2101,4,0,1141,16,
    2105,7,0,1124,16,2112,5,0,1125,16,2117,4,0,1126,16,2122,10,0,1031,16,
    2132,10,0,1032,16,2142,9,0,1085,16,2151,8,0,1086,16,2159,6,0,733,16,
    2165,13,0,1016,16,2178,9,0,1017,16,2187,6,0,1018,16,2193,10,0,902,16,
    2203,11,0,886,16,2214,4,0,887,16,2218,9,0,888,16,2227,5,0,889,16,
    2232,8,0,694,16,2241,4,0,121,16,2245,7,0,182,16,2252,8,0,183,16,
    2260,10,0,184,16,2270,11,0,185,16,2281,3,0,159,16,2284,3,0,160,16,
    2287,6,0,161,16,2293,4,0,162,16,2297,7,0,458,16,2304,4,0,104,16,
    2308,12,0,105,32,0,1072693248,1,2321,1,2320,1,0,14,0,6,27,1529109598,1633299777,1532852781,
    1633299777,758151725,758013753,2370141,25,0,0,0,0,0,0,0,0,0,0,0,15,0,0,0,
    0,0,0,20,0,0,0,20,20,1,10,4,128,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,2,2,
    0,2,2,2,2,2,2,2,2,2,2,0,0,0,0,0,0,0,3,3,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
    3,3,3,3,0,0,0,0,2,0,3,3,3,3,3,3,3,3,3,3,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,0,0,0,0,
    0,13,0,36,37,45,47,48,58,65,91,95,96,97,123,13,0,1,0,2,
    0,2,0,3,0,2,0,3,0,2,21340,12,0,0,0,0,0,0,3,9,
    0,3,9,0,6,2,128,0,0,0,0,0,0,0,0,0,1,1,1,1,
    1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,21,0,9,14,32,
    33,160,161,5760,5761,8192,8203,8232,8234,8239,8240,8287,8288,12288,12289,65279,65280,21,0,1,
    0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,149,
    673392734,959262811,1631989057,2069718573,1534885171,1094266160,761349677,914054502,811302013,759249197,1714250054,2100853597,723527721,808464680,808344616,2084514091,959262811,741440349,1546157362,758143790,
    690707769,690301247,1096514623,761354797,1096506746,761354797,959262842,723528285,808464680,808344616,2084514091,959262811,741440349,1546157362,758143790,690707769,690301247,36,374,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,33,0,0,0,0,0,44,44,0,0,0,0,0,0,55,55,55,
    55,0,0,0,66,0,0,0,44,44,44,44,44,0,0,0,0,0,0,77,
    77,77,77,0,0,0,66,0,0,0,88,99,88,0,0,0,0,0,0,0,
    0,110,110,110,110,0,0,0,0,0,121,132,143,143,143,0,0,0,0,0,
    0,121,132,154,143,143,0,0,0,0,165,0,0,0,176,176,176,176,0,1,
    0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,187,187,187,0,
    0,0,0,0,0,121,132,0,0,0,0,0,0,0,0,0,121,132,198,0,
    0,0,0,0,0,165,0,0,0,209,220,209,0,0,0,0,0,0,0,0,
    231,231,231,231,0,0,0,0,0,121,0,187,187,187,0,0,0,0,0,0,
    121,242,0,0,0,0,0,0,0,0,0,121,253,264,264,264,0,0,0,0,
    0,0,121,253,275,264,264,0,0,0,0,0,0,0,0,286,286,286,286,0,
    0,0,0,0,0,0,297,0,0,0,0,0,0,0,0,0,0,308,308,308,
    0,0,0,0,0,0,121,253,0,0,0,0,0,0,0,0,0,121,253,319,
    0,0,0,0,0,0,165,0,0,0,330,330,330,330,0,1,0,0,0,121,
    0,297,0,0,0,0,0,0,0,0,121,0,308,308,308,0,0,0,0,0,
    0,121,341,0,0,0,0,0,0,0,0,0,0,0,352,352,352,352,0,0,
    0,0,0,0,0,363,0,0,0,0,0,0,165,0,0,0,0,0,0,0,
    0,1,0,0,0,121,0,363,0,0,0,0,0,22,10,128,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,1,0,0,2,0,3,0,0,0,0,0,0,
    0,0,4,0,5,6,7,7,7,7,7,7,7,7,0,0,0,0,0,0,
    0,8,8,8,8,8,8,9,9,9,9,9,9,9,9,9,9,9,9,9,
    9,9,9,9,9,9,9,0,0,0,0,0,0,8,8,8,8,8,8,9,
    9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,0,
    0,0,0,0,19,0,32,33,35,36,37,38,46,47,48,49,50,58,65,71,
    91,97,103,123,19,0,1,0,2,0,3,0,4,0,5,6,7,0,8,9,
    0,8,9,0,37,808527966,777791536,1059662640,758143868,830168377,679293484,811282012,727529773,623460137,36,91,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,21,28,21,0,0,35,42,
    49,49,49,0,0,35,42,56,49,49,0,0,0,0,0,0,0,1,0,0,
    0,63,63,63,0,0,35,42,0,0,0,0,0,35,42,70,0,0,0,0,
    35,0,63,63,63,0,0,35,77,0,0,0,0,0,0,0,84,0,0,0,
    0,35,0,84,0,0,0,14,6,128,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,2,0,3,4,
    5,5,5,5,5,5,5,5,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,9,0,
    37,38,46,47,48,49,50,58,9,0,1,0,2,0,3,4,5,0,27,759257950,
    2049794394,1096506719,761354797,959262842,761015903,2370141,16,0,0,0,0,0,0,0,0,0,0,12,0,0,
    12,12,1,8,3,128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,1,1,0,1,1,1,1,1,1,
    1,1,1,1,0,0,0,0,0,0,0,2,2,2,2,2,2,2,2,2,
    2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,0,0,
    0,2,0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
    2,2,2,2,2,2,2,2,2,0,0,0,0,0,11,0,45,47,48,58,
    65,91,95,96,97,123,11,0,1,0,1,0,2,0,2,0,2,0,24,761355102,
    959262842,757607261,2049794395,1564028208,606742827,24,0,0,0,0,0,0,0,0,0,0,12,0,0,16,
    12,1,0,0,20,0,0,16,20,1,8,3,128,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,
    0,2,2,2,2,2,2,2,2,2,2,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,2,2,2,2,2,2,2,2,2,2,
    2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,0,0,0,
    0,7,0,45,46,48,58,97,123,7,0,1,0,2,0,2,0,0,2,0,
    0,0,29,980316789,1685217635,1668248691,1668495979,1634559336,1701998650,980706675,49,0,0,94,6,1701340019,24941,4,1701667182,7,
    1835890035,7959137,7,1702131813,7562350,6,1701539700,29550,5,1835362420,101,8,1634231650,1919904118,8,1769103734,1937010273,12,1936028272,1635020389,
    1852795252,10,1734960488,1867347048,25956,13,1953066601,1147953513,1852142693,116,15,1734960488,1699902568,1701995878,6644590,14,1702126948,1867543662,1768122732,29541,
    34,1416520035,1751348591,1835886916,1114074729,1735091041,1853190002,1148146788,1768780649,29555,29,2003988326,1164210785,1953391990,1383027827,1131569509,1920233071,1701604463,114,39,
    1633972341,1699243380,1952999273,1866690127,1852142702,2053722996,1952531301,1919903589,1634222969,6645614,9,1885960051,1685015909,101,20,1869376609,2001957751,1415934057,1936278639,1936943469,
    34,1734960488,1699771496,1852138354,1701273972,1701996628,1819240563,1148146788,1768780649,29555,26,1869374838,2037672291,1701996628,1819240563,1148146788,1768780649,29555,34,1869374838,
    2037672291,1701996628,1819240563,1332696164,1097753968,2019642740,1734960456,29800,11,1701602674,1382380385,6646901,11,1836280164,1181971305,7171954,15,1702129257,1886745202,1818388852,
    7946853,15,1869767539,2017815660,1936613744,7237481,10,1935764581,1768122740,31092,25,1668441456,1416916581,1936028264,1684828008,1766092628,1936289139,115,25,1869376609,
    1953384823,1667330661,1702259060,1836280132,1634956137,108,13,1836280164,1215525737,1818521185,101,22,1953066601,1416388969,1936613746,1869182057,1634879086,25965,28,1399157621,
    1702130553,1701990509,1953391987,1869182049,1768836974,858870607,9,1836216166,1701144659,116,10,1835626081,1869182049,29550,9,1701867617,1852404321,103,12,1634953572,
    1634037872,1735289202,6,1769369453,26478,5,1987212643,101,8,1634891108,1852795252,11,1768060259,2053456483,7497065,6,1769107571,26478,4,1936941421,
    9,1718187123,1936027238,115,7,1886216548,6778473,15,1953066601,1449943401,1668246629,7959657,8,1886610802,1702063727,12,1886216548,1382510185,1869182049,5,
    1702521203,115,6,1953853298,29541,7,1634100580,7629941,5,1952737655,104,6,1734960488,29800,1,120,1,121,4,1702521203,
    5,1869377379,114,12,1852993379,1632793189,1937074532,10,1634038369,1734960456,29800,5,1751607660,116,4,1802658148,6,1953723747,28015,10,
    1650619762,1631744613,25710,11,1717923683,1768122726,7630437,5,1768778092,116,6,1702126948,29806,14,1937012079,1415930985,1751348591,29541,14,1768778092,
    1131369588,1702129263,29806,10,1818847331,1952535140,28521,8,1667592307,1667851881,6,1970037110,29541,11,1734960488,1766618216,7629165,4,1701147238,9,
    1215195501,1751607653,116,9,1215848813,1751607653,116,10,1131702630,1702129263,29806,13,1802723693,1866687589,1919250034,115,22,1835886948,1114074729,1735091041,
    1853190002,1819231076,29295,22,1835886948,1181183593,1869376623,1867543415,1769236851,28271,13,1684104556,1298624105,1768387169,110,14,1767993972,1735289196,1735549261,28265,
    7,1650553447,7497058,6,1684105331,30575,8,1801675106,1685217603,15,1769107304,1953394554,1850305633,7628147,15,1953654134,1818321769,1667330131,6778473,13,
    1953654134,1818321769,1702063689,116,9,1701077350,1752198209,97,7,1667330159,7959657,6,1936090735,29797,6,1768186226,29557,9,1299214196,1768387169,
    110,17,1416520035,1751348591,1766092628,1936289139,115,10,1801675106,1970238055,25710,13,1918137193,1819504225,1852138357,116,4,2003134838,
  ]
}
