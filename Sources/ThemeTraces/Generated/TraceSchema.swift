// Written by Scripts/generate; do not edit.
// swift-format-ignore-file

/// The schema of the trace file.
package enum TraceSchema {
  /// The JSON text of `Schemas/trace.schema.json`.
  package static let text = ###"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:cardstock:schema:trace:1",
  "title": "Cardstock trace",
  "description": "What happens to sheets and when, to be replayed on the engine.",
  "type": "object",
  "properties": {
    "summary": {
      "title": "Summary",
      "description": "What the trace shows, in one sentence.",
      "default": "",
      "examples": ["A short drag springs back."],
      "x-expects": "a text",
      "type": "string"
    },
    "preset": {
      "title": "Preset",
      "description": "The preset of every `present` that names none.",
      "$ref": "#/$defs/preset"
    },
    "environment": {
      "title": "Environment",
      "description": "What is around the sheets at the beginning.",
      "$ref": "#/$defs/environment"
    },
    "frameRate": {
      "title": "Frame rate",
      "description": "How many frames there are in a second.",
      "default": 60,
      "$ref": "#/$defs/frameRate"
    },
    "until": {
      "title": "Until",
      "description": "The time of the last frame; a second after the last input when it is not written.",
      "x-expects": "a number of seconds from 0 to 3600",
      "type": "number",
      "x-unit": "seconds",
      "minimum": 0,
      "maximum": 3600
    },
    "inputs": {
      "title": "Inputs",
      "description": "What happens. Inputs are applied in the order of their times before the frame of that time.",
      "default": [],
      "x-expects": "a list",
      "type": "array",
      "items": {"$ref": "#/$defs/step"}
    }
  },
  "additionalProperties": false,
  "$defs": {
    "preset": {
      "description": "The name of a preset, or with a `/` or the ending `.yaml`, `.yml` or `.json` a path from the trace.",
      "examples": ["bottom-sheet", "../Themes/brand.yaml"],
      "x-expects": "a text",
      "type": "string"
    },
    "environment": {
      "description": "Everything around the sheets, or the part of it that changes: lengths in points, traits.",
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "container": {
          "title": "Container",
          "description": "The size of the view that the sheets stand in.",
          "default": {"width": 390, "height": 844},
          "$ref": "#/$defs/container"
        },
        "safeArea": {
          "title": "Safe area",
          "description": "The parts at the edges that bars and notches cover.",
          "$ref": "#/$defs/insets"
        },
        "navigationBarBottom": {
          "title": "Navigation bar bottom",
          "description": "The lower edge of the visible navigation bar.",
          "default": "none",
          "x-expects": "`none` or a number of points",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["There is no visible bar."]},
            {"$ref": "#/$defs/length"}
          ]
        },
        "contentHeight": {
          "title": "Content height",
          "description": "The height that the content asks for.",
          "default": "none",
          "x-expects": "`none` or a number of points",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["The content asks for none."]},
            {"$ref": "#/$defs/length"}
          ]
        },
        "measuredContentHeight": {
          "title": "Measured content height",
          "description": "The height that was measured where the content asks for none.",
          "default": "none",
          "x-expects": "`none` or a number of points",
          "anyOf": [
            {"enum": ["none"], "enumDescriptions": ["It could not be measured."]},
            {"$ref": "#/$defs/length"}
          ]
        },
        "keyboardHeight": {
          "title": "Keyboard height",
          "description": "How far the keyboard covers the container from below.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "userInterfaceStyle": {
          "title": "User interface style",
          "description": "The appearance.",
          "default": "light",
          "$ref": "#/$defs/userInterfaceStyle"
        },
        "reduceMotion": {
          "title": "Reduce motion",
          "description": "Whether the user asks for less motion.",
          "default": false,
          "$ref": "#/$defs/boolean"
        },
        "displayCornerRadius": {
          "title": "Display corner radius",
          "description": "The radius of the display's own corners.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "horizontalSizeClass": {
          "title": "Horizontal size class",
          "description": "The room across.",
          "default": "automatic",
          "x-expects": "`automatic`, `compact` or `regular`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["As the container's size says."]},
            {"$ref": "#/$defs/sizeClass"}
          ]
        },
        "verticalSizeClass": {
          "title": "Vertical size class",
          "description": "The room from top to bottom.",
          "default": "automatic",
          "x-expects": "`automatic`, `compact` or `regular`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["As the container's size says."]},
            {"$ref": "#/$defs/sizeClass"}
          ]
        },
        "orientation": {
          "title": "Orientation",
          "description": "How the container is held.",
          "default": "automatic",
          "x-expects": "`automatic`, `portrait` or `landscape`",
          "anyOf": [
            {"enum": ["automatic"], "enumDescriptions": ["As the container's size says."]},
            {"$ref": "#/$defs/orientation"}
          ]
        },
        "textSizeCategory": {
          "title": "Text size category",
          "description": "The user's text size.",
          "default": "large",
          "$ref": "#/$defs/textSizeCategory"
        },
        "layoutDirection": {
          "title": "Layout direction",
          "description": "The direction of layout.",
          "default": "leftToRight",
          "$ref": "#/$defs/layoutDirection"
        },
        "sheetNavigationBarHeight": {
          "title": "Sheet navigation bar height",
          "description": "The height of the navigation bar inside a form sheet; 0 is a hidden one.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "custom": {
          "title": "Custom",
          "description": "The heights that the app supplies by name.",
          "default": {},
          "examples": [{"compact": 240}],
          "x-expects": "a mapping",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/coordinate"}
        }
      },
      "additionalProperties": false
    },
    "container": {
      "description": "A size in points.",
      "examples": [{"width": 390, "height": 844}],
      "x-expects": "a mapping with `width` and `height`",
      "type": "object",
      "properties": {
        "width": {"title": "Width", "description": "The width.", "$ref": "#/$defs/length"},
        "height": {"title": "Height", "description": "The height.", "$ref": "#/$defs/length"}
      },
      "required": ["width", "height"],
      "additionalProperties": false
    },
    "length": {
      "description": "A length in points; what makes no sense, as a negative one, the engine puts right.",
      "examples": [320],
      "x-expects": "a number of points",
      "anyOf": [
        {
          "enum": ["nan", "infinity", "-infinity"],
          "enumDescriptions": [
            "No number at all.",
            "Greater than every number.",
            "Less than every number."
          ]
        },
        {"type": "number", "x-unit": "points"}
      ]
    },
    "insets": {
      "description": "Distances from the edges, in points.",
      "examples": [{"top": 47}],
      "x-expects": "a mapping",
      "type": "object",
      "properties": {
        "top": {
          "title": "Top",
          "description": "The inset from the top.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "left": {
          "title": "Left",
          "description": "The inset from the left.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "bottom": {
          "title": "Bottom",
          "description": "The inset from the bottom.",
          "default": 0,
          "$ref": "#/$defs/length"
        },
        "right": {
          "title": "Right",
          "description": "The inset from the right.",
          "default": 0,
          "$ref": "#/$defs/length"
        }
      },
      "additionalProperties": false
    },
    "userInterfaceStyle": {
      "description": "An appearance.",
      "x-expects": "`light` or `dark`",
      "enum": ["light", "dark"],
      "enumDescriptions": ["The light appearance.", "The dark appearance."]
    },
    "boolean": {"description": "Yes or no.", "x-expects": "`true` or `false`", "type": "boolean"},
    "sizeClass": {
      "description": "How much room there is.",
      "x-expects": "`compact` or `regular`",
      "enum": ["compact", "regular"],
      "enumDescriptions": ["Little room.", "Ample room."]
    },
    "orientation": {
      "description": "How the container is held.",
      "x-expects": "`portrait` or `landscape`",
      "enum": ["portrait", "landscape"],
      "enumDescriptions": ["Higher than wide.", "Wider than high."]
    },
    "textSizeCategory": {
      "description": "UIKit's content size category.",
      "enum": [
        "extraSmall",
        "small",
        "medium",
        "large",
        "extraLarge",
        "extraExtraLarge",
        "extraExtraExtraLarge",
        "accessibilityMedium",
        "accessibilityLarge",
        "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge"
      ]
    },
    "layoutDirection": {
      "description": "The direction of text and layout.",
      "x-expects": "`leftToRight` or `rightToLeft`",
      "enum": ["leftToRight", "rightToLeft"],
      "enumDescriptions": [
        "The leading edge is the left one.",
        "The leading edge is the right one."
      ]
    },
    "coordinate": {
      "description": "A coordinate or a displacement in points.",
      "examples": [120],
      "x-expects": "a number of points",
      "anyOf": [
        {
          "enum": ["nan", "infinity", "-infinity"],
          "enumDescriptions": [
            "No number at all.",
            "Greater than every number.",
            "Less than every number."
          ]
        },
        {"type": "number", "x-unit": "points"}
      ]
    },
    "frameRate": {
      "description": "Frames per second, at most 1000.",
      "examples": [60],
      "x-expects": "a number, 1000 or less",
      "type": "number",
      "exclusiveMinimum": 0,
      "maximum": 1000
    },
    "step": {
      "description": "A time and one thing that happens then.",
      "x-expects": "a mapping with `at`",
      "type": "object",
      "properties": {
        "at": {"title": "At", "description": "When it happens.", "$ref": "#/$defs/time"},
        "command": {
          "title": "Command",
          "description": "A name for the input: its end is told with `commandDidEnd`.",
          "examples": ["close"],
          "x-expects": "a text",
          "type": "string"
        },
        "present": {
          "title": "Present",
          "description": "Presents a preset.",
          "x-expects": "a text or a mapping with `id`",
          "anyOf": [
            {"$ref": "#/$defs/presentation"},
            {
              "type": "object",
              "properties": {
                "id": {
                  "title": "Id",
                  "description": "The name of the presentation.",
                  "$ref": "#/$defs/presentation"
                },
                "preset": {
                  "title": "Preset",
                  "description": "The preset; the trace's own when it is not written.",
                  "$ref": "#/$defs/preset"
                }
              },
              "required": ["id"],
              "additionalProperties": false
            }
          ]
        },
        "pull": {
          "title": "Pull",
          "description": "A finger begins to pull a presentation out; the pan that follows moves it.",
          "x-expects": "a mapping with `id`, `x` and `y`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "preset": {
              "title": "Preset",
              "description": "The preset; the trace's own when it is not written.",
              "$ref": "#/$defs/preset"
            },
            "x": {
              "title": "X",
              "description": "The horizontal coordinate.",
              "$ref": "#/$defs/coordinate"
            },
            "y": {
              "title": "Y",
              "description": "The vertical coordinate.",
              "$ref": "#/$defs/coordinate"
            }
          },
          "required": ["id", "x", "y"],
          "additionalProperties": false
        },
        "dismiss": {
          "title": "Dismiss",
          "description": "Dismisses a presentation.",
          "$ref": "#/$defs/presentation"
        },
        "attemptToDismiss": {
          "title": "Attempt to dismiss",
          "description": "Asks whether a presentation may go, and dismisses it if so.",
          "$ref": "#/$defs/presentation"
        },
        "dismissAll": {
          "title": "Dismiss all",
          "description": "Dismisses all presentations.",
          "$ref": "#/$defs/nothing"
        },
        "replace": {
          "title": "Replace",
          "description": "Presents another in a presentation's place.",
          "x-expects": "a mapping with `id` and `with`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "with": {
              "title": "With",
              "description": "The name of the new presentation.",
              "$ref": "#/$defs/presentation"
            },
            "preset": {
              "title": "Preset",
              "description": "The preset; the trace's own when it is not written.",
              "$ref": "#/$defs/preset"
            }
          },
          "required": ["id", "with"],
          "additionalProperties": false
        },
        "grow": {
          "title": "Grow",
          "description": "Moves to the next greater detent.",
          "$ref": "#/$defs/presentation"
        },
        "reduce": {
          "title": "Reduce",
          "description": "Moves to the next smaller detent.",
          "$ref": "#/$defs/presentation"
        },
        "moveTo": {
          "title": "Move to",
          "description": "Moves to a height or a detent.",
          "x-expects": "a mapping with `id` and either `height` or `detent`",
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "id": {
                  "title": "Id",
                  "description": "The name of the presentation.",
                  "$ref": "#/$defs/presentation"
                },
                "height": {
                  "title": "Height",
                  "description": "The height in points.",
                  "$ref": "#/$defs/coordinate"
                }
              },
              "required": ["id", "height"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "id": {
                  "title": "Id",
                  "description": "The name of the presentation.",
                  "$ref": "#/$defs/presentation"
                },
                "detent": {
                  "title": "Detent",
                  "description": "The detent.",
                  "$ref": "#/$defs/detent"
                }
              },
              "required": ["id", "detent"],
              "additionalProperties": false
            }
          ]
        },
        "escape": {
          "title": "Escape",
          "description": "Presses the escape key.",
          "$ref": "#/$defs/nothing"
        },
        "increment": {
          "title": "Increment",
          "description": "Increments, as a screen reader does.",
          "$ref": "#/$defs/presentation"
        },
        "decrement": {
          "title": "Decrement",
          "description": "Decrements, as a screen reader does.",
          "$ref": "#/$defs/presentation"
        },
        "panBegan": {
          "title": "Pan began",
          "description": "A drag is recognised with the finger here.",
          "$ref": "#/$defs/point"
        },
        "panChanged": {
          "title": "Pan changed",
          "description": "The finger has moved.",
          "x-expects": "a mapping with `translation`",
          "type": "object",
          "properties": {
            "translation": {
              "title": "Translation",
              "description": "The displacement in all since the drag began.",
              "$ref": "#/$defs/translation"
            }
          },
          "required": ["translation"],
          "additionalProperties": false
        },
        "panEnded": {
          "title": "Pan ended",
          "description": "The finger has left.",
          "x-expects": "a mapping",
          "type": "object",
          "properties": {
            "translation": {
              "title": "Translation",
              "description": "The displacement in all since the drag began; the last one when it is not written.",
              "$ref": "#/$defs/translation"
            },
            "velocity": {
              "title": "Velocity",
              "description": "The velocity; measured over the last 100 ms when it is not written.",
              "$ref": "#/$defs/velocities"
            }
          },
          "additionalProperties": false
        },
        "panCancelled": {
          "title": "Pan cancelled",
          "description": "The system has taken the drag away.",
          "$ref": "#/$defs/nothing"
        },
        "tap": {"title": "Tap", "description": "A tap.", "$ref": "#/$defs/point"},
        "touchBegan": {
          "title": "Touch began",
          "description": "A finger is put down.",
          "$ref": "#/$defs/touch"
        },
        "touchMoved": {
          "title": "Touch moved",
          "description": "A finger has moved here.",
          "$ref": "#/$defs/touch"
        },
        "touchEnded": {
          "title": "Touch ended",
          "description": "A finger is lifted here.",
          "$ref": "#/$defs/touch"
        },
        "touchCancelled": {
          "title": "Touch cancelled",
          "description": "The system has taken a finger away.",
          "x-expects": "a mapping",
          "type": "object",
          "properties": {
            "finger": {
              "title": "Finger",
              "description": "The number of the finger.",
              "default": 0,
              "$ref": "#/$defs/finger"
            }
          },
          "additionalProperties": false
        },
        "scroll": {
          "title": "Scroll",
          "description": "Says where a sheet's content stands.",
          "x-expects": "a mapping with `id` and `distanceToEdge`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "distanceToEdge": {
              "title": "Distance to edge",
              "description": "How far the content can still go down: 0 at the edge that faces the sheet's top.",
              "$ref": "#/$defs/coordinate"
            },
            "distanceToEnd": {
              "title": "Distance to end",
              "description": "How far the content can still go up; without end when it is not written.",
              "$ref": "#/$defs/length"
            },
            "region": {
              "title": "Region",
              "description": "The part of the sheet in which the content scrolls; all below the grabber's zone when it is not written.",
              "$ref": "#/$defs/region"
            }
          },
          "required": ["id", "distanceToEdge"],
          "additionalProperties": false
        },
        "push": {
          "title": "Push",
          "description": "Shows a screen in a form sheet.",
          "x-expects": "a mapping with `id` and `route`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "route": {
              "title": "Route",
              "description": "The route of the screen.",
              "x-expects": "a text",
              "type": "string"
            }
          },
          "required": ["id", "route"],
          "additionalProperties": false
        },
        "pop": {
          "title": "Pop",
          "description": "The top screen of a form sheet goes.",
          "$ref": "#/$defs/presentation"
        },
        "replaceTop": {
          "title": "Replace top",
          "description": "Shows a screen in a form sheet in the place of the top one.",
          "x-expects": "a mapping with `id` and `route`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "route": {
              "title": "Route",
              "description": "The route of the screen.",
              "x-expects": "a text",
              "type": "string"
            }
          },
          "required": ["id", "route"],
          "additionalProperties": false
        },
        "resizingPolicy": {
          "title": "Resizing policy",
          "description": "The app says itself which size each screen of a form sheet has.",
          "x-expects": "a mapping with `id`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "routes": {
              "title": "Routes",
              "description": "The name of the size that each route asks for.",
              "default": {},
              "x-expects": "a mapping",
              "type": "object",
              "additionalProperties": {"x-expects": "a text", "type": "string"}
            },
            "default": {
              "title": "Default",
              "description": "The name of the size of all other routes.",
              "default": "formSheet",
              "x-expects": "a text",
              "type": "string"
            }
          },
          "required": ["id"],
          "additionalProperties": false
        },
        "navigationBar": {
          "title": "Navigation bar",
          "description": "Says whether the content of a presentation shows a navigation bar.",
          "x-expects": "a mapping with `id` and `isVisible`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "isVisible": {
              "title": "Is visible",
              "description": "Whether the bar is to be seen.",
              "$ref": "#/$defs/boolean"
            }
          },
          "required": ["id", "isVisible"],
          "additionalProperties": false
        },
        "answer": {
          "title": "Answer",
          "description": "Answers whether a presentation should be dismissed, now and from now on.",
          "x-expects": "a mapping with `id` and `shouldDismiss`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "shouldDismiss": {
              "title": "Should dismiss",
              "description": "The answer.",
              "$ref": "#/$defs/dismissAnswer"
            },
            "reason": {
              "title": "Reason",
              "description": "The reason of the attempts that it is for; all when it is not written.",
              "$ref": "#/$defs/dismissReason"
            }
          },
          "required": ["id", "shouldDismiss"],
          "additionalProperties": false
        },
        "hostRemoved": {
          "title": "Host removed",
          "description": "The app's view is gone.",
          "$ref": "#/$defs/presentation"
        },
        "content": {
          "title": "Content",
          "description": "The content of one presentation asks for a height of its own.",
          "x-expects": "a mapping with `id` and `height`",
          "type": "object",
          "properties": {
            "id": {
              "title": "Id",
              "description": "The name of the presentation.",
              "$ref": "#/$defs/presentation"
            },
            "height": {
              "title": "Height",
              "description": "The height that its content asks for.",
              "x-expects": "`none` or a number of points",
              "anyOf": [
                {"enum": ["none"], "enumDescriptions": ["The environment's holds."]},
                {"$ref": "#/$defs/length"}
              ]
            }
          },
          "required": ["id", "height"],
          "additionalProperties": false
        },
        "environment": {
          "title": "Environment",
          "description": "Parts of the environment change; the others stay.",
          "$ref": "#/$defs/environment"
        }
      },
      "required": ["at"],
      "additionalProperties": false
    },
    "time": {
      "description": "A time from the beginning of the trace, in seconds.",
      "examples": [1.5],
      "x-expects": "a number of seconds, 0 or more",
      "type": "number",
      "x-unit": "seconds",
      "minimum": 0
    },
    "presentation": {
      "description": "The name that a `present` gave.",
      "examples": ["sheet-1"],
      "x-expects": "a text",
      "type": "string"
    },
    "nothing": {
      "description": "An empty mapping: the input needs nothing more.",
      "examples": [{}],
      "x-expects": "a mapping",
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "detent": {
      "description": "The spelling of a detent.",
      "examples": ["50%", "fitContent", 200, "childRatio 50%", "custom compact"],
      "x-expects": "a text or a number of points",
      "anyOf": [{"type": "string"}, {"$ref": "#/$defs/length"}]
    },
    "point": {
      "description": "A point in the container, in points from its top left corner.",
      "examples": [{"x": 195, "y": 560}],
      "x-expects": "a mapping with `x` and `y`",
      "type": "object",
      "properties": {
        "x": {"title": "X", "description": "The horizontal part.", "$ref": "#/$defs/coordinate"},
        "y": {"title": "Y", "description": "The vertical part.", "$ref": "#/$defs/coordinate"}
      },
      "required": ["x", "y"],
      "additionalProperties": false
    },
    "translation": {
      "description": "A displacement in points since the drag began; downwards is positive.",
      "examples": [{"x": 0, "y": 120}],
      "x-expects": "a mapping with `x` and `y`",
      "type": "object",
      "properties": {
        "x": {"title": "X", "description": "The horizontal part.", "$ref": "#/$defs/coordinate"},
        "y": {"title": "Y", "description": "The vertical part.", "$ref": "#/$defs/coordinate"}
      },
      "required": ["x", "y"],
      "additionalProperties": false
    },
    "velocities": {
      "description": "A velocity in points per second; downwards is positive.",
      "examples": [{"x": 0, "y": 900}],
      "x-expects": "a mapping with `x` and `y`",
      "type": "object",
      "properties": {
        "x": {"title": "X", "description": "The horizontal part.", "$ref": "#/$defs/velocity"},
        "y": {"title": "Y", "description": "The vertical part.", "$ref": "#/$defs/velocity"}
      },
      "required": ["x", "y"],
      "additionalProperties": false
    },
    "velocity": {
      "description": "A velocity in points per second; downwards and to the right is positive.",
      "x-expects": "a number of points per second",
      "anyOf": [
        {
          "enum": ["nan", "infinity", "-infinity"],
          "enumDescriptions": [
            "No number at all.",
            "Greater than every number.",
            "Less than every number."
          ]
        },
        {"type": "number", "x-unit": "points per second"}
      ]
    },
    "touch": {
      "description": "A finger and its place.",
      "examples": [{"x": 195, "y": 560}],
      "x-expects": "a mapping with `x` and `y`",
      "type": "object",
      "properties": {
        "finger": {
          "title": "Finger",
          "description": "The number of the finger.",
          "default": 0,
          "$ref": "#/$defs/finger"
        },
        "x": {
          "title": "X",
          "description": "The horizontal coordinate.",
          "$ref": "#/$defs/coordinate"
        },
        "y": {
          "title": "Y",
          "description": "The vertical coordinate.",
          "$ref": "#/$defs/coordinate"
        }
      },
      "required": ["x", "y"],
      "additionalProperties": false
    },
    "finger": {
      "description": "The number of a finger, from 0.",
      "x-expects": "a whole number, 0 or more",
      "type": "integer",
      "minimum": 0
    },
    "region": {
      "description": "A rectangle in points from the sheet's top left corner.",
      "x-expects": "a mapping with `x`, `y`, `width` and `height`",
      "type": "object",
      "properties": {
        "x": {"title": "X", "description": "The left edge.", "$ref": "#/$defs/coordinate"},
        "y": {"title": "Y", "description": "The top edge.", "$ref": "#/$defs/coordinate"},
        "width": {"title": "Width", "description": "The width.", "$ref": "#/$defs/length"},
        "height": {"title": "Height", "description": "The height.", "$ref": "#/$defs/length"}
      },
      "required": ["x", "y", "width", "height"],
      "additionalProperties": false
    },
    "dismissAnswer": {
      "description": "Whether it may go.",
      "x-expects": "`allow`, `deny` or `pending`",
      "enum": ["allow", "deny", "pending"],
      "enumDescriptions": [
        "It may go.",
        "It must stay; the attempt is reported.",
        "It stays until the next answer."
      ]
    },
    "dismissReason": {
      "description": "Why a presentation is to go.",
      "x-expects": "`drag`, `tapOutside`, `grabberTap`, `escape`, `program`, `replaced` or `hostRemoved`",
      "enum": ["drag", "tapOutside", "grabberTap", "escape", "program", "replaced", "hostRemoved"],
      "enumDescriptions": [
        "The user drags it away.",
        "The user taps beside it.",
        "The user taps the grabber, or the handle of a card.",
        "The user presses escape, or the screen reader goes below the lowest detent.",
        "The program asks.",
        "Another takes its place; nobody is asked.",
        "The app's view went away; nobody is asked."
      ]
    }
  }
}

"""###
}
