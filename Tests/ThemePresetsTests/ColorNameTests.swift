import SheetModel
import Testing

@testable import ThemePresets

struct `Names of colours` {
  private func value(of name: String) -> ColorValue.Base? {
    ColorNames.value(of: Array(name.utf8)[...])
  }

  @Test func `are found with their values`() {
    for color in ColorNames.css + ColorNames.uiKit {
      #expect(value(of: color.name) == .rgba(color.rgba), "\(color.name)")
    }
    for color in SemanticColor.allCases {
      #expect(value(of: color.rawValue) == .semantic(color), "\(color)")
    }
    #expect(Set(ColorNames.all).count == ColorNames.all.count)
  }

  @Test(arguments: ["", "a", "blac", "blackk", "Black", "zinc", "systemBlu"])
  func `are not found where they are spelled otherwise`(name: String) {
    #expect(value(of: name) == nil)
  }
}
