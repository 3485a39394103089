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
      "description": "The preset that this one builds on, or a list of them. Each is a name, or the path of a file from this one's folder. Own keys win over inherited ones, and later presets of a list over earlier ones.",
      "examples": ["bottom-sheet", ["card", "../brand/colors.yaml"]],
      "x-expects": "the name of a preset, the path of a file, or a list of these",
      "anyOf": [
        {"type": "string", "pattern": "\\S"},
        {
          "type": "array",
          "items": {
            "x-expects": "a preset's name or a file's path",
            "type": "string",
            "pattern": "\\S"
          },
          "minItems": 1
        }
      ]
    },
    "tokens": {
      "title": "Tokens",
      "description": "Values with a name, to be used as `$name` in place of a value. Presets that extend this one can use them too, and define them anew.",
      "examples": [{"ink": {"light": "black", "dark": "white"}, "gap": 16}],
      "x-expects": "a mapping",
      "type": "object",
      "propertyNames": {"pattern": "^[A-Za-z][A-Za-z0-9_.\\-]*$"},
      "additionalProperties": {"type": ["string", "number", "boolean", "array", "object"]}
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
  "x-otherKeys": {
    "surfaceView": {"of": "FloatingPanel", "is": "theme", "as": "theme: {cornerRadius: 10}"},
    "preferredCornerRadius": {"of": "UIKit", "is": "theme.cornerRadius", "as": "cornerRadius: 12"},
    "backdropAlpha": {
      "of": "FloatingPanel",
      "is": "theme.dimmingBackgroundColor",
      "as": "dimmingBackgroundColor: black 30%"
    },
    "widthFollowsPreferredContentSizeWhenEdgeAttached": {
      "of": "UIKit",
      "is": "theme.maximumWidth",
      "as": "maximumWidth: 540"
    },
    "prefersGrabberVisible": {"of": "UIKit", "is": "theme.grabber", "as": "grabber: none"},
    "grabberHandleSize": {
      "of": "FloatingPanel",
      "is": "theme.grabber.size",
      "as": "size: {width: 36, height: 5}"
    },
    "cornerRadiusType": {
      "of": "LBBottomSheet",
      "is": "theme.grabber.cornerRadius",
      "as": "cornerRadius: rounded"
    },
    "grabberHandlePadding": {
      "of": "FloatingPanel",
      "is": "theme.grabber.topMargin",
      "as": "topMargin: 6"
    },
    "backFadeAlpha": {
      "of": "CardPresentationController",
      "is": "theme.backCard.fadeAlpha",
      "as": "fadeAlpha: 0.8"
    },
    "modalPresentationStyle": {
      "of": "UIKit",
      "is": "behavior.presentation",
      "as": "presentation: card"
    },
    "detents": {
      "of": "UIKit",
      "is": "behavior.heightMode",
      "as": "heightMode: {specific: {values: [50%, fullscreen]}}"
    },
    "anchors": {
      "of": "FloatingPanel",
      "is": "behavior.heightMode",
      "as": "heightMode: {specific: {values: [69, 50%, fullscreen]}}"
    },
    "prefersEdgeAttachedInCompactHeight": {
      "of": "UIKit",
      "is": "behavior.adaptation.compactHeightCard",
      "as": "compactHeightCard: card"
    },
    "selectedDetentIdentifier": {
      "of": "UIKit",
      "is": "behavior.initialDetent",
      "as": "initialDetent: 50%"
    },
    "initialState": {
      "of": "FloatingPanel",
      "is": "behavior.initialDetent",
      "as": "initialDetent: 50%"
    },
    "referenceGuide": {
      "of": "FloatingPanel",
      "is": "behavior.heightReference",
      "as": "heightReference: safeArea"
    },
    "largestUndimmedDetentIdentifier": {
      "of": "UIKit",
      "is": "behavior.largestUndimmedDetent",
      "as": "largestUndimmedDetent: 50%"
    },
    "isModalInPresentation": {
      "of": "UIKit",
      "is": "behavior.allowsSwipeToDismiss",
      "as": "allowsSwipeToDismiss: false"
    },
    "isRemovalInteractionEnabled": {
      "of": "FloatingPanel",
      "is": "behavior.allowsSwipeToDismiss",
      "as": "allowsSwipeToDismiss: true"
    },
    "momentumProjectionRate": {
      "of": "FloatingPanel",
      "is": "behavior.releaseRule",
      "as": "releaseRule: momentumProjection"
    },
    "prefersScrollingExpandsWhenScrolledToEdge": {
      "of": "UIKit",
      "is": "behavior.scrollExpansion",
      "as": "scrollExpansion: never"
    },
    "elasticityFunction": {
      "of": "LBBottomSheet",
      "is": "behavior.elasticity",
      "as": "elasticity: logarithmic"
    },
    "appearingAnimationConfiguration": {
      "of": "LBBottomSheet",
      "is": "behavior.animations.appearing",
      "as": "appearing: {spring: {duration: 0.5, dampingRatio: 1}}"
    },
    "disappearingAnimationConfiguration": {
      "of": "LBBottomSheet",
      "is": "behavior.animations.disappearing",
      "as": "disappearing: {curve: easeIn, duration: 0.3}"
    },
    "bottomSheetAnimationConfiguration": {
      "of": "LBBottomSheet",
      "is": "behavior.animations.moving",
      "as": "moving: {curve: easeInOut, duration: 0.3}"
    },
    "springResponseTime": {
      "of": "FloatingPanel",
      "is": "behavior.animations.moving",
      "as": "moving: {spring: {response: 0.4, dampingRatio: 1}}"
    }
  },
  "x-otherValues": {
    "pageSheet": {"of": "UIKit", "is": "card"},
    "fullScreen": {"of": "UIKit", "is": "modal"},
    "overFullScreen": {"of": "UIKit", "is": "modal"},
    "medium": {"of": "UIKit", "is": "50%"},
    "large": {"of": "UIKit", "is": "fullscreen"},
    "half": {"of": "FloatingPanel", "is": "50%"},
    "full": {"of": "FloatingPanel", "is": "fullscreen"},
    "tip": {"of": "FloatingPanel", "is": "69"}
  },
  "$defs": {
    "token": {
      "description": "A token of the preset, or of one that it extends: a dollar sign and its name.",
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
          "description": "The corners of the sheet that are rounded. A sheet that floats and a form sheet usually have `all`.",
          "default": "top",
          "$ref": "#/$defs/corners"
        },
        "dimmingBackgroundColor": {
          "title": "Dimming background color",
          "description": "The colour over everything behind the sheet. `clear` dims nothing. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": {"light": "black 40%", "dark": "white 10%"},
          "examples": ["black 40%", "clear", {"light": "black 40%", "dark": "white 10%"}],
          "$ref": "#/$defs/color"
        },
        "dimmingFollowsPosition": {
          "title": "Dimming follows position",
          "description": "Whether the dimming fades while the sheet is drawn below its lowest height. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "backgroundBlurRadius": {
          "title": "Background blur radius",
          "description": "How much what lies behind the sheet is blurred. A radius; it comes and goes with the dimming. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 0,
          "examples": [20],
          "$ref": "#/$defs/length"
        },
        "leadingMargin": {
          "title": "Leading margin",
          "description": "The distance of the sheet from the leading edge of the safe area. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "trailingMargin": {
          "title": "Trailing margin",
          "description": "The distance of the sheet from the trailing edge of the safe area. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "bottomMargin": {
          "title": "Bottom margin",
          "description": "The distance of the sheet from the edge at which it stands. Above 0 the sheet floats. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 0,
          "examples": [8],
          "$ref": "#/$defs/length"
        },
        "maximumWidth": {
          "title": "Maximum width",
          "description": "The greatest width of the sheet. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "none",
          "examples": ["none", 640],
          "x-expects": "`none` or a number of points, 0 or more",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["As wide as there is room."]},
            {"$ref": "#/$defs/length"}
          ]
        },
        "alignment": {
          "title": "Alignment",
          "description": "Where a sheet of the greatest width stands between the margins. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "center",
          "$ref": "#/$defs/alignment"
        },
        "grabber": {
          "title": "Grabber",
          "description": "The bar that shows that the sheet can be dragged. `none` removes it; what is not written in the mapping keeps its default.",
          "examples": ["none", "appleDefault", {"size": {"width": 36, "height": 5}}],
          "x-expects": "`none`, `appleDefault` or a mapping",
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
        "statusBar": {
          "title": "Status bar",
          "description": "What the presentation asks of the status bar.",
          "default": {"style": "automatic", "isHidden": false},
          "examples": [{"style": "lightContent"}],
          "$ref": "#/$defs/statusBar"
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
    "alignment": {
      "description": "Where a sheet stands in its room.",
      "x-expects": "`center`, `leading` or `trailing`",
      "anyOf": [
        {
          "enum": ["center", "leading", "trailing"],
          "enumDescriptions": [
            "In the middle.",
            "At the leading margin; at the left or right edge at the top.",
            "At the trailing margin; at the left or right edge at the bottom."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
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
          "description": "The rounding of the bar's corners. Used by the presentation `bottomSheet`, `formSheet`.",
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
          "description": "The corners of the bar that are rounded. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "all",
          "$ref": "#/$defs/corners"
        },
        "color": {
          "title": "Color",
          "description": "The colour of the bar. Used by the presentation `bottomSheet`, `formSheet`.",
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
          "description": "Whether a tap on the grabber's zone dismisses the sheet. Used by the presentation `bottomSheet`, `formSheet`.",
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
      "x-expects": "a mapping with `width` and `height`",
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
      "x-expects": "a mapping with `x` and `y`",
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
    "statusBar": {
      "description": "What a presentation asks of the status bar.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "style": {
          "title": "Style",
          "description": "The style of the status bar.",
          "default": "automatic",
          "$ref": "#/$defs/statusBarStyle"
        },
        "isHidden": {
          "title": "Is hidden",
          "description": "Whether the status bar is hidden while the presentation is there.",
          "default": false,
          "$ref": "#/$defs/boolean"
        }
      },
      "additionalProperties": false
    },
    "statusBarStyle": {
      "description": "The style of the status bar.",
      "x-expects": "`automatic`, `lightContent` or `darkContent`",
      "anyOf": [
        {
          "enum": ["automatic", "lightContent", "darkContent"],
          "enumDescriptions": [
            "Light over a card; otherwise that of what is behind.",
            "Light, for a dark background.",
            "Dark, for a light background."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
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
        "blackensNavigationBar": {
          "title": "Blackens navigation bar",
          "description": "Whether a view behind that shows a navigation bar has the bar turned black and does not fade. The first release of CardPresentationController did so.",
          "default": false,
          "$ref": "#/$defs/boolean"
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
        "edge": {
          "title": "Edge",
          "description": "The edge of the container at which the sheet stands. Heights are measured from it: at the left edge they are widths. Corners and margins are those of a sheet at the bottom, turned with it. Used by the presentation `bottomSheet`.",
          "default": "bottom",
          "$ref": "#/$defs/edge"
        },
        "adaptation": {
          "title": "Adaptation",
          "description": "What changes with the room that the container has. A size class that the app does not give is found from the container: regular width from 600 points on and regular height from 480 points on, and a container of compact height is of compact width too. Used by the presentation `bottomSheet`, `card`, `formSheet`.",
          "examples": [{"regularWidthEdge": "leading"}],
          "$ref": "#/$defs/adaptation"
        },
        "stacking": {
          "title": "Stacking",
          "description": "What it does to presentations that are there when it comes.",
          "default": "push",
          "$ref": "#/$defs/stackPolicy"
        },
        "initialDetent": {
          "title": "Initial detent",
          "description": "The height the sheet opens at. For one that is none of its heights, the nearest of them. Used by the presentation `bottomSheet`.",
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
          "description": "What percentages and points are measured in. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "container",
          "$ref": "#/$defs/heightReference"
        },
        "largestUndimmedDetent": {
          "title": "Largest undimmed detent",
          "description": "The highest height at which nothing behind the sheet is dimmed. Above it the dimming comes with the next height. What touches do is for `outsideTouches` to say. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "none",
          "examples": ["none", "50%"],
          "x-expects": "`none` or a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["Every height is dimmed."]},
            {"$ref": "#/$defs/heightValue"}
          ]
        },
        "hapticFeedback": {
          "title": "Haptic feedback",
          "description": "What is felt when the user has brought the sheet to another height. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "none",
          "examples": ["selection"],
          "$ref": "#/$defs/hapticFeedback"
        },
        "contentTouches": {
          "title": "Content touches",
          "description": "What a touch on the content does. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "content",
          "$ref": "#/$defs/contentTouches"
        },
        "keyboard": {
          "title": "Keyboard",
          "description": "What the sheet does while the keyboard is there. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "stay",
          "$ref": "#/$defs/keyboardPolicy"
        },
        "detentPolicies": {
          "title": "Detent policies",
          "description": "What holds at single heights only. Between two heights the numbers go over into one another. Used by the presentation `bottomSheet`, `formSheet`.",
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
          "description": "Whether a tap on the dimmed background dismisses the sheet. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "forwardEventsToRearController": {
          "title": "Forward events to rear controller",
          "description": "Whether touches outside the sheet go to what is behind it. Then a tap outside never dismisses. Used by the presentation `bottomSheet`, `formSheet`.",
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
          "description": "Whether a drag can dismiss the sheet. Without it the sheet still moves, and springs back. Used by the presentation `bottomSheet`, `formSheet`, `modal`.",
          "default": true,
          "$ref": "#/$defs/boolean"
        },
        "heightPercentageThresholdToDismiss": {
          "title": "Height percentage threshold to dismiss",
          "description": "The part of the sheet's height that must be dragged down to dismiss it. Used by the presentation `bottomSheet`, `card`, `formSheet`.",
          "default": 0.5,
          "examples": [0.5, "30%"],
          "$ref": "#/$defs/fraction"
        },
        "velocityThresholdToDismiss": {
          "title": "Velocity threshold to dismiss",
          "description": "The downward speed beyond which a release dismisses. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 700,
          "$ref": "#/$defs/speed"
        },
        "velocityThresholdToOpenAtMaxHeight": {
          "title": "Velocity threshold to open at max height",
          "description": "The upward speed beyond which a release opens the sheet at its greatest height. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": 700,
          "$ref": "#/$defs/speed"
        },
        "releaseRule": {
          "title": "Release rule",
          "description": "How the height is chosen when a drag ends. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "thresholds",
          "$ref": "#/$defs/releaseRule"
        },
        "dismissFrom": {
          "title": "Dismiss from",
          "description": "From which heights a drag may dismiss. Used by the presentation `bottomSheet`, `formSheet`.",
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
          "description": "What moves when a finger on scrolled content goes up while the sheet can still grow. Used by the presentation `bottomSheet`, `formSheet`.",
          "default": "sheetFirst",
          "$ref": "#/$defs/scrollExpansion"
        },
        "elasticity": {
          "title": "Elasticity",
          "description": "The resistance beyond the greatest height, and below the least where a drag cannot dismiss.",
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
        "completionSpeed": {
          "title": "Completion speed",
          "description": "How much faster than its part of the leaving motion a modal that is let go finishes or goes back. By itself, a modal that was pulled by a third takes two thirds of the duration to leave. Used by the presentation `modal`.",
          "default": 1,
          "examples": [2],
          "$ref": "#/$defs/positive"
        },
        "completionCurve": {
          "title": "Completion curve",
          "description": "The curve with which a modal that is let go finishes or goes back. Used by the presentation `modal`.",
          "default": "automatic",
          "examples": ["automatic", "easeOut"],
          "x-expects": "`automatic` or `linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`",
          "anyOf": [
            {
              "enum": ["automatic"],
              "enumDescriptions": ["The leaving motion's own; `easeInOut` where that is a spring."]
            },
            {"$ref": "#/$defs/curve"}
          ]
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
          "x-expects": "`none` or a mapping with `x`, `y`, `width` and `height`",
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
              "x-expects": "a mapping with `values`",
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
    "edge": {
      "description": "An edge of the container.",
      "x-expects": "`bottom`, `top`, `left`, `right`, `leading` or `trailing`",
      "anyOf": [
        {
          "enum": ["bottom", "top", "left", "right", "leading", "trailing"],
          "enumDescriptions": [
            "The lower edge.",
            "The upper edge.",
            "The left edge.",
            "The right edge.",
            "The edge at which text begins.",
            "The edge at which text ends."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "adaptation": {
      "description": "What changes with the room that the container has.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "regularWidthEdge": {
          "title": "Regular width edge",
          "description": "The edge at which the sheet stands in regular width. Used by the presentation `bottomSheet`.",
          "default": "same",
          "examples": ["same", "leading"],
          "x-expects": "`same`, `bottom`, `top`, `left`, `right`, `leading` or `trailing`",
          "anyOf": [
            {"enum": ["same"], "enumDescriptions": ["The edge is the same as in compact width."]},
            {"$ref": "#/$defs/edge"}
          ]
        },
        "compactWidthFormSheet": {
          "title": "Compact width form sheet",
          "description": "What a form sheet becomes in compact width. Used by the presentation `formSheet`.",
          "default": "sheet",
          "$ref": "#/$defs/compactFormSheet"
        },
        "compactHeightCard": {
          "title": "Compact height card",
          "description": "What a card becomes in compact height. Used by the presentation `card`.",
          "default": "card",
          "$ref": "#/$defs/compactCard"
        }
      },
      "additionalProperties": false
    },
    "compactFormSheet": {
      "description": "What a form sheet becomes in compact width.",
      "x-expects": "`sheet`, `fullScreen` or `formSheet`",
      "anyOf": [
        {
          "enum": ["sheet", "fullScreen", "formSheet"],
          "enumDescriptions": [
            "A sheet at the bottom, up to the status bar.",
            "It covers the container.",
            "It keeps its size, as far as there is room."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "compactCard": {
      "description": "What a card becomes in compact height.",
      "x-expects": "`card` or `fullHeight`",
      "anyOf": [
        {
          "enum": ["card", "fullHeight"],
          "enumDescriptions": ["It stays a card.", "It covers the container's whole height."]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "stackPolicy": {
      "description": "What a presentation does to those that are there.",
      "x-expects": "`push`, `replace` or `replaceAll`",
      "anyOf": [
        {
          "enum": ["push", "replace", "replaceAll"],
          "enumDescriptions": [
            "It stands on them.",
            "It takes the place of the frontmost one.",
            "It takes the place of all."
          ]
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
    "hapticFeedback": {
      "description": "What is felt.",
      "x-expects": "`none`, `selection`, `light`, `medium`, `heavy`, `soft` or `rigid`",
      "anyOf": [
        {
          "enum": ["none", "selection", "light", "medium", "heavy", "soft", "rigid"],
          "enumDescriptions": [
            "Nothing.",
            "The tick of a changed selection.",
            "A light impact.",
            "An impact.",
            "A heavy impact.",
            "The impact of something soft.",
            "The impact of something rigid."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "contentTouches": {
      "description": "What a touch on the content does.",
      "x-expects": "`content`, `expand` or `block`",
      "anyOf": [
        {
          "enum": ["content", "expand", "block"],
          "enumDescriptions": [
            "It goes to the content.",
            "A tap moves the sheet to the next greater height; the content gets nothing.",
            "The content gets nothing."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "keyboardPolicy": {
      "description": "What a sheet does while the keyboard is there.",
      "x-expects": "`stay`, `lift`, `expand` or `resize`",
      "anyOf": [
        {
          "enum": ["stay", "lift", "expand", "resize"],
          "enumDescriptions": [
            "Nothing; the keyboard lies over it.",
            "It stands on the keyboard; what does not fit below the limit is cut off.",
            "It goes to its greatest height until the keyboard has gone.",
            "Its lower edge stands on the keyboard and its top stays; one that would get lower than its lowest height is lifted too."
          ]
        },
        {"$ref": "#/$defs/token"}
      ]
    },
    "detentPolicy": {
      "description": "What holds at one height.",
      "x-expects": "a mapping with `detent`",
      "type": "object",
      "properties": {
        "detent": {
          "title": "Detent",
          "description": "The height at which the rest holds.",
          "examples": ["fullscreen", 200],
          "$ref": "#/$defs/heightValue"
        },
        "horizontalSizeClass": {
          "title": "Horizontal size class",
          "description": "The size class across in which the detent is there. By itself any.",
          "examples": ["regular"],
          "$ref": "#/$defs/sizeClass"
        },
        "verticalSizeClass": {
          "title": "Vertical size class",
          "description": "The size class from top to bottom in which the detent is there. By itself any; UIKit's medium detent is there in `regular` alone.",
          "examples": ["regular"],
          "$ref": "#/$defs/sizeClass"
        },
        "outsideTouches": {
          "title": "Outside touches",
          "description": "What a touch outside the sheet does. By itself what the behavior says for all heights.",
          "examples": ["pass"],
          "$ref": "#/$defs/outsideTouches"
        },
        "contentTouches": {
          "title": "Content touches",
          "description": "What a touch on the content does. By itself what the behavior says for all heights.",
          "examples": ["expand"],
          "$ref": "#/$defs/contentTouches"
        },
        "swipeMode": {
          "title": "Swipe mode",
          "description": "Where a drag may begin. By itself what the behavior says for all heights.",
          "examples": ["top"],
          "$ref": "#/$defs/swipeMode"
        },
        "scrollExpansion": {
          "title": "Scroll expansion",
          "description": "What moves when a finger on scrolled content goes up. By itself what the behavior says for all heights.",
          "examples": ["never"],
          "$ref": "#/$defs/scrollExpansion"
        },
        "keyboard": {
          "title": "Keyboard",
          "description": "What the sheet does while the keyboard is there. By itself what the behavior says for all heights.",
          "examples": ["lift"],
          "$ref": "#/$defs/keyboardPolicy"
        },
        "dimming": {
          "title": "Dimming",
          "description": "The part of the theme's dimming that is there. By itself the whole, or nothing up to `largestUndimmedDetent`.",
          "examples": ["50%"],
          "$ref": "#/$defs/fraction"
        },
        "cornerRadius": {
          "title": "Corner radius",
          "description": "The radius of the sheet's corners. By itself the theme's.",
          "examples": [24],
          "$ref": "#/$defs/length"
        },
        "backgroundBlurRadius": {
          "title": "Background blur radius",
          "description": "How much what lies behind the sheet is blurred. By itself the theme's.",
          "examples": [20],
          "$ref": "#/$defs/length"
        },
        "hapticFeedback": {
          "title": "Haptic feedback",
          "description": "What is felt when the user has brought the sheet here. By itself what the behavior says for all heights.",
          "examples": ["light"],
          "$ref": "#/$defs/hapticFeedback"
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
    "sizeClass": {
      "description": "How much room there is; UIKit's size class.",
      "x-expects": "`compact` or `regular`",
      "anyOf": [
        {"enum": ["compact", "regular"], "enumDescriptions": ["Little room.", "Ample room."]},
        {"$ref": "#/$defs/token"}
      ]
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
              "x-expects": "a mapping with `coefficient` and `limit`",
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
                  "minItems": 4,
                  "maxItems": 4
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
      "x-expects": "a mapping with `x`, `y`, `width` and `height`",
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
          "examples": [
            {"compact": {"width": 540, "height": 620}, "full": "fullScreen"},
            {
              "tall": {"width": 540, "height": "90%"},
              "snug": {"width": "60%", "height": "fitContent"}
            }
          ],
          "x-expects": "a mapping",
          "anyOf": [
            {
              "type": "object",
              "propertyNames": {"pattern": "\\S"},
              "additionalProperties": {
                "x-expects": "`fullScreen` or a size such as `{width: 540, height: 620}`",
                "anyOf": [
                  {"enum": ["fullScreen"], "enumDescriptions": ["The whole container."]},
                  {
                    "type": "object",
                    "properties": {
                      "width": {
                        "title": "Width",
                        "description": "The width.",
                        "$ref": "#/$defs/formSheetWidth"
                      },
                      "height": {
                        "title": "Height",
                        "description": "The height, with the navigation bar. The content's height is without it.",
                        "$ref": "#/$defs/heightValue"
                      }
                    },
                    "required": ["width", "height"],
                    "additionalProperties": false
                  },
                  {"$ref": "#/$defs/token"}
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
    "formSheetWidth": {
      "description": "A width: points or a percentage of the container's width.",
      "examples": [540, "80%"],
      "x-expects": "a width: points, or a percentage such as 80%",
      "anyOf": [
        {"type": "number", "x-unit": "points", "minimum": 0},
        {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"},
        {"$ref": "#/$defs/token"}
      ]
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
    "duration": {
      "description": "A time in seconds, 0 or more.",
      "examples": [0.3],
      "x-expects": "a number of seconds, 0 or more",
      "anyOf": [{"type": "number", "x-unit": "seconds", "minimum": 0}, {"$ref": "#/$defs/token"}]
    }
  }
}

"""###

  /// The same rules without what only people read, which is compiled in less time.
  package static let bareText = ###"""
{"$id": "urn:cardstock:schema:preset:1", "type": "object", "properties": {"schema": {"x-expects": "the number 1 without quotes", "type": "integer", "const": 1}, "name": {"x-expects": "a name of lower-case letters, digits and hyphens such as `brand-sheet`", "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}, "summary": {"x-expects": "a text", "type": "string"}, "extends": {"x-expects": "the name of a preset, the path of a file, or a list of these", "anyOf": [{"type": "string", "pattern": "\\S"}, {"type": "array", "items": {"x-expects": "a preset's name or a file's path", "type": "string", "pattern": "\\S"}, "minItems": 1}]}, "tokens": {"x-expects": "a mapping", "type": "object", "propertyNames": {"pattern": "^[A-Za-z][A-Za-z0-9_.\\-]*$"}, "additionalProperties": {"type": ["string", "number", "boolean", "array", "object"]}}, "theme": {"$ref": "#/$defs/theme"}, "behavior": {"$ref": "#/$defs/behavior"}, "variants": {"type": "array"}}, "additionalProperties": false, "x-otherKeys": {"surfaceView": {"of": "FloatingPanel", "is": "theme", "as": "theme: {cornerRadius: 10}"}, "preferredCornerRadius": {"of": "UIKit", "is": "theme.cornerRadius", "as": "cornerRadius: 12"}, "backdropAlpha": {"of": "FloatingPanel", "is": "theme.dimmingBackgroundColor", "as": "dimmingBackgroundColor: black 30%"}, "widthFollowsPreferredContentSizeWhenEdgeAttached": {"of": "UIKit", "is": "theme.maximumWidth", "as": "maximumWidth: 540"}, "prefersGrabberVisible": {"of": "UIKit", "is": "theme.grabber", "as": "grabber: none"}, "grabberHandleSize": {"of": "FloatingPanel", "is": "theme.grabber.size", "as": "size: {width: 36, height: 5}"}, "cornerRadiusType": {"of": "LBBottomSheet", "is": "theme.grabber.cornerRadius", "as": "cornerRadius: rounded"}, "grabberHandlePadding": {"of": "FloatingPanel", "is": "theme.grabber.topMargin", "as": "topMargin: 6"}, "backFadeAlpha": {"of": "CardPresentationController", "is": "theme.backCard.fadeAlpha", "as": "fadeAlpha: 0.8"}, "modalPresentationStyle": {"of": "UIKit", "is": "behavior.presentation", "as": "presentation: card"}, "detents": {"of": "UIKit", "is": "behavior.heightMode", "as": "heightMode: {specific: {values: [50%, fullscreen]}}"}, "anchors": {"of": "FloatingPanel", "is": "behavior.heightMode", "as": "heightMode: {specific: {values: [69, 50%, fullscreen]}}"}, "prefersEdgeAttachedInCompactHeight": {"of": "UIKit", "is": "behavior.adaptation.compactHeightCard", "as": "compactHeightCard: card"}, "selectedDetentIdentifier": {"of": "UIKit", "is": "behavior.initialDetent", "as": "initialDetent: 50%"}, "initialState": {"of": "FloatingPanel", "is": "behavior.initialDetent", "as": "initialDetent: 50%"}, "referenceGuide": {"of": "FloatingPanel", "is": "behavior.heightReference", "as": "heightReference: safeArea"}, "largestUndimmedDetentIdentifier": {"of": "UIKit", "is": "behavior.largestUndimmedDetent", "as": "largestUndimmedDetent: 50%"}, "isModalInPresentation": {"of": "UIKit", "is": "behavior.allowsSwipeToDismiss", "as": "allowsSwipeToDismiss: false"}, "isRemovalInteractionEnabled": {"of": "FloatingPanel", "is": "behavior.allowsSwipeToDismiss", "as": "allowsSwipeToDismiss: true"}, "momentumProjectionRate": {"of": "FloatingPanel", "is": "behavior.releaseRule", "as": "releaseRule: momentumProjection"}, "prefersScrollingExpandsWhenScrolledToEdge": {"of": "UIKit", "is": "behavior.scrollExpansion", "as": "scrollExpansion: never"}, "elasticityFunction": {"of": "LBBottomSheet", "is": "behavior.elasticity", "as": "elasticity: logarithmic"}, "appearingAnimationConfiguration": {"of": "LBBottomSheet", "is": "behavior.animations.appearing", "as": "appearing: {spring: {duration: 0.5, dampingRatio: 1}}"}, "disappearingAnimationConfiguration": {"of": "LBBottomSheet", "is": "behavior.animations.disappearing", "as": "disappearing: {curve: easeIn, duration: 0.3}"}, "bottomSheetAnimationConfiguration": {"of": "LBBottomSheet", "is": "behavior.animations.moving", "as": "moving: {curve: easeInOut, duration: 0.3}"}, "springResponseTime": {"of": "FloatingPanel", "is": "behavior.animations.moving", "as": "moving: {spring: {response: 0.4, dampingRatio: 1}}"}}, "x-otherValues": {"pageSheet": {"of": "UIKit", "is": "card"}, "fullScreen": {"of": "UIKit", "is": "modal"}, "overFullScreen": {"of": "UIKit", "is": "modal"}, "medium": {"of": "UIKit", "is": "50%"}, "large": {"of": "UIKit", "is": "fullscreen"}, "half": {"of": "FloatingPanel", "is": "50%"}, "full": {"of": "FloatingPanel", "is": "fullscreen"}, "tip": {"of": "FloatingPanel", "is": "69"}}, "$defs": {"token": {"description": "A token of the preset, or of one that it extends: a dollar sign and its name.", "type": "string", "pattern": "^\\$[A-Za-z][A-Za-z0-9_.-]*$"}, "theme": {"x-expects": "a mapping", "type": "object", "properties": {"cornerRadius": {"$ref": "#/$defs/length"}, "maskedCorners": {"$ref": "#/$defs/corners"}, "dimmingBackgroundColor": {"$ref": "#/$defs/color"}, "dimmingFollowsPosition": {"$ref": "#/$defs/boolean"}, "backgroundBlurRadius": {"$ref": "#/$defs/length"}, "leadingMargin": {"$ref": "#/$defs/length"}, "trailingMargin": {"$ref": "#/$defs/length"}, "bottomMargin": {"$ref": "#/$defs/length"}, "maximumWidth": {"x-expects": "`none` or a number of points, 0 or more", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/length"}]}, "alignment": {"$ref": "#/$defs/alignment"}, "grabber": {"x-expects": "`none`, `appleDefault` or a mapping", "anyOf": [{"enum": ["none", "appleDefault"]}, {"$ref": "#/$defs/grabber"}, {"$ref": "#/$defs/token"}]}, "shadow": {"x-expects": "`none` or a mapping", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/shadow"}, {"$ref": "#/$defs/token"}]}, "statusBar": {"$ref": "#/$defs/statusBar"}, "backCard": {"$ref": "#/$defs/backCard"}}, "additionalProperties": false}, "length": {"x-expects": "a number of points, 0 or more", "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "corners": {"x-expects": "`all`, `top`, `bottom`, `none` or a list of corners such as `[topLeft, topRight]`", "anyOf": [{"enum": ["all", "top", "bottom", "none"]}, {"type": "array", "items": {"$ref": "#/$defs/corner"}}, {"$ref": "#/$defs/token"}]}, "corner": {"x-expects": "`topLeft`, `topRight`, `bottomLeft` or `bottomRight`", "anyOf": [{"enum": ["topLeft", "topRight", "bottomLeft", "bottomRight"]}, {"$ref": "#/$defs/token"}]}, "color": {"x-expects": "a colour such as `black 40%` or `\"#FF8800\"`, or a mapping with `light` and `dark`", "anyOf": [{"$ref": "#/$defs/colorText"}, {"type": "object", "properties": {"light": {"$ref": "#/$defs/colorText"}, "dark": {"$ref": "#/$defs/colorText"}}, "required": ["light", "dark"], "additionalProperties": false}]}, "colorText": {"x-expects": "a colour: a name such as `black`, `\"#FF8800\"` in quotes, or either with an opacity as `black 40%`", "anyOf": [{"enum": ["clear", "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "lightText", "darkText", "placeholderText", "link", "separator", "opaqueSeparator", "tintColor", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "aliceblue", "antiquewhite", "aqua", "aquamarine", "azure", "beige", "bisque", "black", "blanchedalmond", "blue", "blueviolet", "brown", "burlywood", "cadetblue", "chartreuse", "chocolate", "coral", "cornflowerblue", "cornsilk", "crimson", "cyan", "darkblue", "darkcyan", "darkgoldenrod", "darkgray", "darkgreen", "darkgrey", "darkkhaki", "darkmagenta", "darkolivegreen", "darkorange", "darkorchid", "darkred", "darksalmon", "darkseagreen", "darkslateblue", "darkslategray", "darkslategrey", "darkturquoise", "darkviolet", "deeppink", "deepskyblue", "dimgray", "dimgrey", "dodgerblue", "firebrick", "floralwhite", "forestgreen", "fuchsia", "gainsboro", "ghostwhite", "gold", "goldenrod", "gray", "green", "greenyellow", "grey", "honeydew", "hotpink", "indianred", "indigo", "ivory", "khaki", "lavender", "lavenderblush", "lawngreen", "lemonchiffon", "lightblue", "lightcoral", "lightcyan", "lightgoldenrodyellow", "lightgray", "lightgreen", "lightgrey", "lightpink", "lightsalmon", "lightseagreen", "lightskyblue", "lightslategray", "lightslategrey", "lightsteelblue", "lightyellow", "lime", "limegreen", "linen", "magenta", "maroon", "mediumaquamarine", "mediumblue", "mediumorchid", "mediumpurple", "mediumseagreen", "mediumslateblue", "mediumspringgreen", "mediumturquoise", "mediumvioletred", "midnightblue", "mintcream", "mistyrose", "moccasin", "navajowhite", "navy", "oldlace", "olive", "olivedrab", "orange", "orangered", "orchid", "palegoldenrod", "palegreen", "paleturquoise", "palevioletred", "papayawhip", "peachpuff", "peru", "pink", "plum", "powderblue", "purple", "rebeccapurple", "red", "rosybrown", "royalblue", "saddlebrown", "salmon", "sandybrown", "seagreen", "seashell", "sienna", "silver", "skyblue", "slateblue", "slategray", "slategrey", "snow", "springgreen", "steelblue", "tan", "teal", "thistle", "tomato", "transparent", "turquoise", "violet", "wheat", "white", "whitesmoke", "yellow", "yellowgreen"]}, {"type": "string", "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})( +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)?|[A-Za-z][A-Za-z0-9]* +(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%)$"}, {"$ref": "#/$defs/token"}]}, "boolean": {"x-expects": "`true` or `false`", "anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/token"}]}, "alignment": {"x-expects": "`center`, `leading` or `trailing`", "anyOf": [{"enum": ["center", "leading", "trailing"]}, {"$ref": "#/$defs/token"}]}, "grabber": {"x-expects": "a mapping", "type": "object", "properties": {"size": {"$ref": "#/$defs/size"}, "cornerRadius": {"x-expects": "`rounded` or a radius in points", "anyOf": [{"enum": ["rounded"]}, {"$ref": "#/$defs/length"}]}, "maskedCorners": {"$ref": "#/$defs/corners"}, "color": {"$ref": "#/$defs/color"}, "topMargin": {"$ref": "#/$defs/length"}, "canTouchToDismiss": {"$ref": "#/$defs/boolean"}, "background": {"x-expects": "a mapping with either `color` or `view`", "anyOf": [{"type": "object", "properties": {"view": {"$ref": "#/$defs/hostName"}, "isTranslucent": {"$ref": "#/$defs/boolean"}}, "required": ["view"], "additionalProperties": false}, {"type": "object", "properties": {"color": {"$ref": "#/$defs/color"}, "isTranslucent": {"$ref": "#/$defs/boolean"}}, "additionalProperties": false}, {"$ref": "#/$defs/token"}]}}, "additionalProperties": false}, "size": {"x-expects": "a mapping with `width` and `height`", "anyOf": [{"type": "object", "properties": {"width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}, "required": ["width", "height"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "hostName": {"x-expects": "a name of letters, digits, `_`, `.` and `-` that begins with a letter", "anyOf": [{"type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_.\\-]*$"}, {"$ref": "#/$defs/token"}]}, "shadow": {"x-expects": "a mapping", "type": "object", "properties": {"color": {"$ref": "#/$defs/color"}, "opacity": {"$ref": "#/$defs/fraction"}, "offset": {"$ref": "#/$defs/displacement"}, "radius": {"$ref": "#/$defs/fineLength"}}, "additionalProperties": false}, "fraction": {"x-expects": "a number from 0 to 1 or a percentage such as 50%", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"}, {"$ref": "#/$defs/token"}]}, "displacement": {"x-expects": "a mapping with `x` and `y`", "anyOf": [{"type": "object", "properties": {"x": {"$ref": "#/$defs/coordinate"}, "y": {"$ref": "#/$defs/coordinate"}}, "required": ["x", "y"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "coordinate": {"x-expects": "a number of points", "anyOf": [{"type": "number", "x-unit": "points"}, {"$ref": "#/$defs/token"}]}, "fineLength": {"x-expects": "a number of points, 0 or more", "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "statusBar": {"x-expects": "a mapping", "type": "object", "properties": {"style": {"$ref": "#/$defs/statusBarStyle"}, "isHidden": {"$ref": "#/$defs/boolean"}}, "additionalProperties": false}, "statusBarStyle": {"x-expects": "`automatic`, `lightContent` or `darkContent`", "anyOf": [{"enum": ["automatic", "lightContent", "darkContent"]}, {"$ref": "#/$defs/token"}]}, "backCard": {"x-expects": "a mapping", "type": "object", "properties": {"horizontalInset": {"$ref": "#/$defs/length"}, "verticalSpacing": {"$ref": "#/$defs/length"}, "verticalInset": {"x-expects": "`safeArea` or a number of points, 0 or more", "anyOf": [{"enum": ["safeArea"]}, {"$ref": "#/$defs/length"}]}, "fadeAlpha": {"$ref": "#/$defs/fraction"}, "blackensNavigationBar": {"$ref": "#/$defs/boolean"}, "cornerRadius": {"$ref": "#/$defs/length"}}, "additionalProperties": false}, "behavior": {"x-expects": "a mapping", "type": "object", "properties": {"presentation": {"$ref": "#/$defs/presentation"}, "heightMode": {"$ref": "#/$defs/heightMode"}, "edge": {"$ref": "#/$defs/edge"}, "adaptation": {"$ref": "#/$defs/adaptation"}, "stacking": {"$ref": "#/$defs/stackPolicy"}, "initialDetent": {"x-expects": "`lowest` or a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`", "anyOf": [{"enum": ["lowest"]}, {"$ref": "#/$defs/heightValue"}]}, "heightReference": {"$ref": "#/$defs/heightReference"}, "largestUndimmedDetent": {"x-expects": "`none` or a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/heightValue"}]}, "hapticFeedback": {"$ref": "#/$defs/hapticFeedback"}, "contentTouches": {"$ref": "#/$defs/contentTouches"}, "keyboard": {"$ref": "#/$defs/keyboardPolicy"}, "detentPolicies": {"x-expects": "a list", "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/detentPolicy"}}, {"$ref": "#/$defs/token"}]}, "canTouchDimmingBackgroundToDismiss": {"$ref": "#/$defs/boolean"}, "forwardEventsToRearController": {"$ref": "#/$defs/boolean"}, "updateHeightOnContentSizeCategoryChange": {"$ref": "#/$defs/boolean"}, "swipeMode": {"$ref": "#/$defs/swipeMode"}, "allowsSwipeToDismiss": {"$ref": "#/$defs/boolean"}, "heightPercentageThresholdToDismiss": {"$ref": "#/$defs/fraction"}, "velocityThresholdToDismiss": {"$ref": "#/$defs/speed"}, "velocityThresholdToOpenAtMaxHeight": {"$ref": "#/$defs/speed"}, "releaseRule": {"$ref": "#/$defs/releaseRule"}, "dismissFrom": {"$ref": "#/$defs/dismissOrigin"}, "interruptibleBy": {"x-expects": "`all`, `none` or a list such as `[drag, program]`", "anyOf": [{"enum": ["all", "none"]}, {"type": "array", "items": {"$ref": "#/$defs/interruptionSource"}}, {"$ref": "#/$defs/token"}]}, "scrollExpansion": {"$ref": "#/$defs/scrollExpansion"}, "elasticity": {"$ref": "#/$defs/elasticity"}, "percentThresholdToDismiss": {"$ref": "#/$defs/fraction"}, "completionSpeed": {"$ref": "#/$defs/positive"}, "completionCurve": {"x-expects": "`automatic` or `linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/curve"}]}, "allowInteractiveDismissal": {"$ref": "#/$defs/boolean"}, "dismissHandle": {"x-expects": "`none` or a mapping", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/dismissHandle"}, {"$ref": "#/$defs/token"}]}, "initialTransitionFrame": {"x-expects": "`none` or a mapping with `x`, `y`, `width` and `height`", "anyOf": [{"enum": ["none"]}, {"$ref": "#/$defs/frame"}]}, "useSystemPresentationOniOS13": {"$ref": "#/$defs/boolean"}, "formSheet": {"$ref": "#/$defs/formSheet"}, "animations": {"$ref": "#/$defs/animations"}}, "additionalProperties": false}, "presentation": {"x-expects": "`bottomSheet`, `card`, `formSheet` or `modal`", "anyOf": [{"enum": ["bottomSheet", "card", "formSheet", "modal"]}, {"$ref": "#/$defs/token"}]}, "heightMode": {"x-expects": "`fitContent` or a mapping with one of `fitContent`, `free` and `specific`", "anyOf": [{"enum": ["fitContent"]}, {"type": "object", "properties": {"fitContent": {"x-expects": "a mapping", "type": "object", "properties": {"heightLimit": {"$ref": "#/$defs/heightLimit"}}, "additionalProperties": false}}, "required": ["fitContent"], "additionalProperties": false}, {"type": "object", "properties": {"free": {"x-expects": "a mapping", "type": "object", "properties": {"minHeight": {"$ref": "#/$defs/length"}, "maxHeight": {"$ref": "#/$defs/length"}, "heightLimit": {"$ref": "#/$defs/heightLimit"}}, "additionalProperties": false}}, "required": ["free"], "additionalProperties": false}, {"type": "object", "properties": {"specific": {"x-expects": "a mapping with `values`", "type": "object", "properties": {"values": {"x-expects": "a list", "anyOf": [{"type": "array", "items": {"$ref": "#/$defs/heightValue"}, "minItems": 1}, {"$ref": "#/$defs/token"}]}, "heightLimit": {"$ref": "#/$defs/heightLimit"}}, "required": ["values"], "additionalProperties": false}}, "required": ["specific"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "heightLimit": {"x-expects": "`navigationBar`, `statusBar` or `screen`", "anyOf": [{"enum": ["navigationBar", "statusBar", "screen"]}, {"$ref": "#/$defs/token"}]}, "heightValue": {"x-expects": "a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` or `{custom: name}`", "anyOf": [{"enum": ["fitContent", "fullscreen"]}, {"type": "number", "x-unit": "points", "minimum": 0}, {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"}, {"type": "object", "properties": {"childRatio": {"$ref": "#/$defs/fraction"}}, "required": ["childRatio"], "additionalProperties": false}, {"type": "object", "properties": {"custom": {"$ref": "#/$defs/hostName"}}, "required": ["custom"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "edge": {"x-expects": "`bottom`, `top`, `left`, `right`, `leading` or `trailing`", "anyOf": [{"enum": ["bottom", "top", "left", "right", "leading", "trailing"]}, {"$ref": "#/$defs/token"}]}, "adaptation": {"x-expects": "a mapping", "type": "object", "properties": {"regularWidthEdge": {"x-expects": "`same`, `bottom`, `top`, `left`, `right`, `leading` or `trailing`", "anyOf": [{"enum": ["same"]}, {"$ref": "#/$defs/edge"}]}, "compactWidthFormSheet": {"$ref": "#/$defs/compactFormSheet"}, "compactHeightCard": {"$ref": "#/$defs/compactCard"}}, "additionalProperties": false}, "compactFormSheet": {"x-expects": "`sheet`, `fullScreen` or `formSheet`", "anyOf": [{"enum": ["sheet", "fullScreen", "formSheet"]}, {"$ref": "#/$defs/token"}]}, "compactCard": {"x-expects": "`card` or `fullHeight`", "anyOf": [{"enum": ["card", "fullHeight"]}, {"$ref": "#/$defs/token"}]}, "stackPolicy": {"x-expects": "`push`, `replace` or `replaceAll`", "anyOf": [{"enum": ["push", "replace", "replaceAll"]}, {"$ref": "#/$defs/token"}]}, "heightReference": {"x-expects": "`container` or `safeArea`", "anyOf": [{"enum": ["container", "safeArea"]}, {"$ref": "#/$defs/token"}]}, "hapticFeedback": {"x-expects": "`none`, `selection`, `light`, `medium`, `heavy`, `soft` or `rigid`", "anyOf": [{"enum": ["none", "selection", "light", "medium", "heavy", "soft", "rigid"]}, {"$ref": "#/$defs/token"}]}, "contentTouches": {"x-expects": "`content`, `expand` or `block`", "anyOf": [{"enum": ["content", "expand", "block"]}, {"$ref": "#/$defs/token"}]}, "keyboardPolicy": {"x-expects": "`stay`, `lift`, `expand` or `resize`", "anyOf": [{"enum": ["stay", "lift", "expand", "resize"]}, {"$ref": "#/$defs/token"}]}, "detentPolicy": {"x-expects": "a mapping with `detent`", "type": "object", "properties": {"detent": {"$ref": "#/$defs/heightValue"}, "horizontalSizeClass": {"$ref": "#/$defs/sizeClass"}, "verticalSizeClass": {"$ref": "#/$defs/sizeClass"}, "outsideTouches": {"$ref": "#/$defs/outsideTouches"}, "contentTouches": {"$ref": "#/$defs/contentTouches"}, "swipeMode": {"$ref": "#/$defs/swipeMode"}, "scrollExpansion": {"$ref": "#/$defs/scrollExpansion"}, "keyboard": {"$ref": "#/$defs/keyboardPolicy"}, "dimming": {"$ref": "#/$defs/fraction"}, "cornerRadius": {"$ref": "#/$defs/length"}, "backgroundBlurRadius": {"$ref": "#/$defs/length"}, "hapticFeedback": {"$ref": "#/$defs/hapticFeedback"}, "limitToContent": {"$ref": "#/$defs/boolean"}}, "required": ["detent"], "additionalProperties": false}, "sizeClass": {"x-expects": "`compact` or `regular`", "anyOf": [{"enum": ["compact", "regular"]}, {"$ref": "#/$defs/token"}]}, "outsideTouches": {"x-expects": "`dismiss`, `block` or `pass`", "anyOf": [{"enum": ["dismiss", "block", "pass"]}, {"$ref": "#/$defs/token"}]}, "swipeMode": {"x-expects": "`top`, `full` or `none`", "anyOf": [{"enum": ["top", "full", "none"]}, {"$ref": "#/$defs/token"}]}, "scrollExpansion": {"x-expects": "`sheetFirst`, `contentFirst` or `never`", "anyOf": [{"enum": ["sheetFirst", "contentFirst", "never"]}, {"$ref": "#/$defs/token"}]}, "speed": {"x-expects": "a number of points per second, 0 or more", "anyOf": [{"type": "number", "x-unit": "points per second", "minimum": 0}, {"$ref": "#/$defs/token"}]}, "releaseRule": {"x-expects": "`thresholds`, `momentumProjection` or `sequential`", "anyOf": [{"enum": ["thresholds", "momentumProjection", "sequential"]}, {"$ref": "#/$defs/token"}]}, "dismissOrigin": {"x-expects": "`lowest`, `any` or `projected`", "anyOf": [{"enum": ["lowest", "any", "projected"]}, {"$ref": "#/$defs/token"}]}, "interruptionSource": {"x-expects": "`drag`, `scroll` or `program`", "anyOf": [{"enum": ["drag", "scroll", "program"]}, {"$ref": "#/$defs/token"}]}, "elasticity": {"x-expects": "`none`, `logarithmic` or a mapping with either `rubberBand` or `custom`", "anyOf": [{"enum": ["none", "logarithmic"]}, {"type": "object", "properties": {"rubberBand": {"x-expects": "a mapping with `coefficient` and `limit`", "type": "object", "properties": {"coefficient": {"$ref": "#/$defs/positive"}, "limit": {"$ref": "#/$defs/positiveLength"}}, "required": ["coefficient", "limit"], "additionalProperties": false}}, "required": ["rubberBand"], "additionalProperties": false}, {"type": "object", "properties": {"custom": {"$ref": "#/$defs/hostName"}}, "required": ["custom"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "positive": {"x-expects": "a number, more than 0", "anyOf": [{"type": "number", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "positiveLength": {"x-expects": "a number of points, more than 0", "anyOf": [{"type": "number", "x-unit": "points", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "curve": {"x-expects": "`linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`", "anyOf": [{"enum": ["linear", "easeIn", "easeOut", "easeInOut"]}, {"type": "object", "properties": {"cubicBezier": {"x-expects": "four numbers `[x1, y1, x2, y2]` with x1 and x2 from 0 to 1", "anyOf": [{"type": "array", "prefixItems": [{"x-expects": "a number from 0 to 1", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number from 0 to 1", "anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"$ref": "#/$defs/token"}]}, {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}], "minItems": 4, "maxItems": 4}, {"$ref": "#/$defs/token"}]}}, "required": ["cubicBezier"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "dismissHandle": {"x-expects": "a mapping", "type": "object", "properties": {"size": {"$ref": "#/$defs/size"}, "color": {"$ref": "#/$defs/color"}, "cornerRadius": {"$ref": "#/$defs/length"}, "areaHeight": {"$ref": "#/$defs/length"}}, "additionalProperties": false}, "frame": {"x-expects": "a mapping with `x`, `y`, `width` and `height`", "anyOf": [{"type": "object", "properties": {"x": {"$ref": "#/$defs/coordinate"}, "y": {"$ref": "#/$defs/coordinate"}, "width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}, "required": ["x", "y", "width", "height"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "formSheet": {"x-expects": "a mapping", "type": "object", "properties": {"sizes": {"x-expects": "a mapping", "anyOf": [{"type": "object", "propertyNames": {"pattern": "\\S"}, "additionalProperties": {"x-expects": "`fullScreen` or a size such as `{width: 540, height: 620}`", "anyOf": [{"enum": ["fullScreen"]}, {"type": "object", "properties": {"width": {"$ref": "#/$defs/formSheetWidth"}, "height": {"$ref": "#/$defs/heightValue"}}, "required": ["width", "height"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}}, {"$ref": "#/$defs/token"}]}, "routes": {"x-expects": "a mapping", "anyOf": [{"type": "object", "propertyNames": {"pattern": "\\S"}, "additionalProperties": {"$ref": "#/$defs/sizeName"}}, {"$ref": "#/$defs/token"}]}, "default": {"$ref": "#/$defs/sizeName"}}, "additionalProperties": false}, "formSheetWidth": {"x-expects": "a width: points, or a percentage such as 80%", "anyOf": [{"type": "number", "x-unit": "points", "minimum": 0}, {"type": "string", "pattern": "^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$"}, {"$ref": "#/$defs/token"}]}, "sizeName": {"x-expects": "the name of one of the sizes", "anyOf": [{"type": "string", "pattern": "\\S"}, {"$ref": "#/$defs/token"}]}, "animations": {"x-expects": "a mapping", "type": "object", "properties": {"appearing": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}, "disappearing": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}, "moving": {"x-expects": "`automatic` or `none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["automatic"]}, {"$ref": "#/$defs/animation"}]}}, "additionalProperties": false}, "animation": {"x-expects": "`none`, `{spring: …}` or `{curve: …, duration: …}`", "anyOf": [{"enum": ["none"]}, {"type": "object", "properties": {"spring": {"$ref": "#/$defs/spring"}}, "required": ["spring"], "additionalProperties": false}, {"type": "object", "properties": {"curve": {"$ref": "#/$defs/curve"}, "duration": {"$ref": "#/$defs/duration"}}, "required": ["curve", "duration"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "spring": {"x-expects": "a spring by `duration` and `dampingRatio`, by `response` and `dampingRatio`, or by `stiffness` and `damping`", "anyOf": [{"type": "object", "properties": {"duration": {"$ref": "#/$defs/period"}, "dampingRatio": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["duration", "dampingRatio"], "additionalProperties": false}, {"type": "object", "properties": {"response": {"$ref": "#/$defs/period"}, "dampingRatio": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["response", "dampingRatio"], "additionalProperties": false}, {"type": "object", "properties": {"mass": {"$ref": "#/$defs/positive"}, "stiffness": {"$ref": "#/$defs/positive"}, "damping": {"$ref": "#/$defs/positive"}, "initialVelocity": {"$ref": "#/$defs/number"}}, "required": ["stiffness", "damping"], "additionalProperties": false}, {"$ref": "#/$defs/token"}]}, "period": {"x-expects": "a number of seconds, more than 0", "anyOf": [{"type": "number", "x-unit": "seconds", "exclusiveMinimum": 0}, {"$ref": "#/$defs/token"}]}, "number": {"x-expects": "a number", "anyOf": [{"type": "number"}, {"$ref": "#/$defs/token"}]}, "duration": {"x-expects": "a number of seconds, 0 or more", "anyOf": [{"type": "number", "x-unit": "seconds", "minimum": 0}, {"$ref": "#/$defs/token"}]}}}
"""###
}
