// Written by Scripts/generate from the files in Themes; do not edit.
// swift-format-ignore-file

/// The presets that come with Cardstock, as they are written.
enum ShippedDocuments {
  /// The names, sorted.
  static let names = [
    "alert-sheet",
    "bottom-sheet",
    "bottom-sheet-apple-grabber",
    "card",
    "card-classic",
    "drag-to-dismiss",
    "form-sheet",
    "full-height",
    "maps",
    "material",
    "now-playing",
    "player-mini",
  ]

  /// The JSON text of a preset; `nil` where none has the name.
  static func text(of name: String) -> String? {
    switch name {
    case "alert-sheet": ###"""
{
  "schema": 1,
  "name": "alert-sheet",
  "summary": "A short question that has to be answered with its own buttons.",
  "theme": {
    "cornerRadius": 20,
    "maskedCorners": "all",
    "leadingMargin": 12,
    "trailingMargin": 12,
    "dimmingBackgroundColor": "black 50%",
    "grabber": "none"
  },
  "behavior": {
    "heightMode": "fitContent",
    "keyboard": "lift",
    "swipeMode": "none",
    "allowsSwipeToDismiss": false,
    "canTouchDimmingBackgroundToDismiss": false,
    "animations": {
      "appearing": {
        "spring": {
          "duration": 0.4,
          "dampingRatio": 0.8
        }
      },
      "disappearing": {
        "curve": "easeIn",
        "duration": 0.2
      }
    }
  }
}
"""###
    case "bottom-sheet": ###"""
{
  "schema": 1,
  "name": "bottom-sheet",
  "summary": "A sheet as high as its content, with a grabber and a dimmed background.",
  "theme": {
    "cornerRadius": 12,
    "maskedCorners": "top",
    "dimmingBackgroundColor": {
      "light": "black 40%",
      "dark": "white 10%"
    },
    "leadingMargin": 0,
    "trailingMargin": 0,
    "grabber": {
      "size": {
        "width": 30,
        "height": 4
      },
      "cornerRadius": "rounded",
      "color": "tertiaryLabel",
      "topMargin": 20,
      "canTouchToDismiss": false,
      "background": {
        "color": "clear",
        "isTranslucent": true
      }
    },
    "shadow": {
      "color": {
        "light": "black",
        "dark": "gray"
      },
      "opacity": 0.3,
      "offset": {
        "x": 0,
        "y": 0
      },
      "radius": 5
    }
  },
  "behavior": {
    "presentation": "bottomSheet",
    "heightMode": "fitContent",
    "swipeMode": "full",
    "allowsSwipeToDismiss": true,
    "canTouchDimmingBackgroundToDismiss": true,
    "forwardEventsToRearController": false,
    "heightPercentageThresholdToDismiss": 0.5,
    "velocityThresholdToDismiss": 700,
    "velocityThresholdToOpenAtMaxHeight": 700,
    "elasticity": "logarithmic",
    "animations": {
      "appearing": "automatic",
      "disappearing": "automatic",
      "moving": "automatic"
    }
  }
}
"""###
    case "bottom-sheet-apple-grabber": ###"""
{
  "schema": 1,
  "name": "bottom-sheet-apple-grabber",
  "summary": "The plain bottom sheet with a grabber as in Apple's own sheets.",
  "theme": {
    "grabber": "appleDefault"
  }
}
"""###
    case "card": ###"""
{
  "schema": 1,
  "name": "card",
  "summary": "A card of nearly full height over what it pushes back.",
  "theme": {
    "cornerRadius": 12,
    "dimmingBackgroundColor": "clear",
    "grabber": "none",
    "shadow": "none",
    "backCard": {
      "horizontalInset": 16,
      "verticalSpacing": 16,
      "verticalInset": "safeArea",
      "fadeAlpha": 0.8,
      "cornerRadius": 12
    }
  },
  "behavior": {
    "presentation": "card",
    "allowInteractiveDismissal": true,
    "dismissHandle": {
      "size": {
        "width": 50,
        "height": 5
      },
      "color": "white 50%",
      "cornerRadius": 3,
      "areaHeight": 16
    },
    "animations": {
      "appearing": {
        "spring": {
          "response": 0.44,
          "dampingRatio": 1
        }
      },
      "disappearing": {
        "spring": {
          "response": 0.44,
          "dampingRatio": 0.8
        }
      }
    }
  }
}
"""###
    case "card-classic": ###"""
{
  "schema": 1,
  "name": "card-classic",
  "summary": "The stacked card of 2018, with 17 points of spacing and livelier springs.",
  "theme": {
    "dimmingBackgroundColor": "clear",
    "grabber": "none",
    "shadow": "none",
    "backCard": {
      "verticalSpacing": 17,
      "horizontalInset": 16,
      "fadeAlpha": 0.8,
      "blackensNavigationBar": true
    }
  },
  "behavior": {
    "presentation": "card",
    "animations": {
      "appearing": {
        "spring": {
          "response": 0.4,
          "dampingRatio": 0.85
        }
      },
      "disappearing": {
        "spring": {
          "response": 0.3,
          "dampingRatio": 0.7
        }
      }
    }
  }
}
"""###
    case "drag-to-dismiss": ###"""
{
  "schema": 1,
  "name": "drag-to-dismiss",
  "summary": "A full screen that a drag downwards dismisses by percent.",
  "theme": {
    "cornerRadius": 0,
    "dimmingBackgroundColor": "clear",
    "grabber": "none",
    "shadow": "none"
  },
  "behavior": {
    "presentation": "modal",
    "percentThresholdToDismiss": "30%",
    "animations": {
      "disappearing": {
        "curve": "easeInOut",
        "duration": 0.6
      }
    }
  }
}
"""###
    case "form-sheet": ###"""
{
  "schema": 1,
  "name": "form-sheet",
  "summary": "A centred sheet that changes its size from screen to screen.",
  "theme": {
    "cornerRadius": 12,
    "grabber": "none"
  },
  "behavior": {
    "presentation": "formSheet",
    "swipeMode": "none",
    "formSheet": {
      "sizes": {
        "formSheet": {
          "width": 540,
          "height": 620
        },
        "fullScreen": "fullScreen"
      },
      "routes": {
        "detail": "fullScreen"
      },
      "default": "formSheet"
    },
    "animations": {
      "moving": {
        "curve": "easeIn",
        "duration": 0.5
      }
    }
  }
}
"""###
    case "full-height": ###"""
{
  "schema": 1,
  "name": "full-height",
  "summary": "A sheet of the screen's full height.",
  "theme": {
    "grabber": "appleDefault"
  },
  "behavior": {
    "heightMode": {
      "specific": {
        "values": [
          "fullscreen"
        ],
        "heightLimit": "screen"
      }
    },
    "swipeMode": "top",
    "heightPercentageThresholdToDismiss": "25%"
  }
}
"""###
    case "maps": ###"""
{
  "schema": 1,
  "name": "maps",
  "summary": "Three heights over a map that stays bright and usable.",
  "theme": {
    "cornerRadius": 10,
    "dimmingBackgroundColor": "clear",
    "grabber": {
      "size": {
        "width": 36,
        "height": 5
      },
      "topMargin": 6
    },
    "shadow": {
      "color": "black",
      "opacity": 0.15,
      "radius": 8
    }
  },
  "behavior": {
    "heightMode": {
      "specific": {
        "values": [
          80,
          "45%",
          "fullscreen"
        ],
        "heightLimit": "statusBar"
      }
    },
    "initialDetent": "45%",
    "keyboard": "expand",
    "forwardEventsToRearController": true,
    "allowsSwipeToDismiss": false,
    "releaseRule": "momentumProjection",
    "elasticity": {
      "rubberBand": {
        "coefficient": 0.55,
        "limit": 40
      }
    }
  }
}
"""###
    case "material": ###"""
{
  "schema": 1,
  "name": "material",
  "summary": "A bottom sheet with the numbers of Material Design 3.",
  "theme": {
    "cornerRadius": 28,
    "dimmingBackgroundColor": "black 32%",
    "grabber": {
      "size": {
        "width": 32,
        "height": 4
      },
      "cornerRadius": 2,
      "color": "#49454F66",
      "topMargin": 22
    },
    "shadow": "none"
  },
  "behavior": {
    "heightMode": {
      "specific": {
        "values": [
          "50%",
          "fullscreen"
        ],
        "heightLimit": "statusBar"
      }
    },
    "animations": {
      "appearing": {
        "curve": {
          "cubicBezier": [
            0.05,
            0.7,
            0.1,
            1
          ]
        },
        "duration": 0.4
      },
      "disappearing": {
        "curve": {
          "cubicBezier": [
            0.3,
            0,
            0.8,
            0.15
          ]
        },
        "duration": 0.2
      },
      "moving": {
        "curve": {
          "cubicBezier": [
            0.2,
            0,
            0,
            1
          ]
        },
        "duration": 0.3
      }
    }
  }
}
"""###
    case "now-playing": ###"""
{
  "schema": 1,
  "name": "now-playing",
  "summary": "A card that grows from a mini player at the bottom of the screen.",
  "theme": {
    "cornerRadius": 10,
    "dimmingBackgroundColor": "clear",
    "grabber": "none",
    "shadow": {
      "color": "black",
      "opacity": 0.25,
      "radius": 24
    },
    "backCard": {
      "horizontalInset": 12,
      "verticalSpacing": 10,
      "fadeAlpha": 0.7,
      "cornerRadius": 10
    }
  },
  "behavior": {
    "presentation": "card",
    "initialTransitionFrame": {
      "x": 8,
      "y": 697,
      "width": 374,
      "height": 64
    },
    "dismissHandle": {
      "color": "label 30%",
      "areaHeight": 24
    },
    "animations": {
      "appearing": {
        "spring": {
          "response": 0.5,
          "dampingRatio": 0.82
        }
      },
      "disappearing": {
        "spring": {
          "response": 0.38,
          "dampingRatio": 0.9
        }
      }
    }
  }
}
"""###
    case "player-mini": ###"""
{
  "schema": 1,
  "name": "player-mini",
  "summary": "A small player that a swipe opens to the whole screen.",
  "theme": {
    "cornerRadius": 14,
    "leadingMargin": 8,
    "trailingMargin": 8,
    "dimmingBackgroundColor": "black 30%",
    "grabber": "none",
    "shadow": {
      "color": "black",
      "opacity": 0.2,
      "offset": {
        "x": 0,
        "y": -2
      },
      "radius": 12
    }
  },
  "behavior": {
    "heightMode": {
      "specific": {
        "values": [
          72,
          "fullscreen"
        ],
        "heightLimit": "screen"
      }
    },
    "allowsSwipeToDismiss": false,
    "largestUndimmedDetent": 72,
    "hapticFeedback": "light",
    "detentPolicies": [
      {
        "detent": 72,
        "outsideTouches": "pass",
        "contentTouches": "expand"
      },
      {
        "detent": "fullscreen",
        "outsideTouches": "block",
        "cornerRadius": 24,
        "backgroundBlurRadius": 16
      }
    ],
    "animations": {
      "moving": {
        "spring": {
          "response": 0.4,
          "dampingRatio": 0.86
        }
      }
    }
  }
}
"""###
    default: nil
    }
  }
}
