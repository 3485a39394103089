// swift-tools-version: 6.2
import PackageDescription

// The order is the order of the arrow in Documentation/Architecture.md: text becomes nodes, nodes are
// judged and decoded into values, and the engine plays the values. No target depends on a later one.

let libyaml: [Target.Dependency] = [
  .target(name: "CYamlShim", condition: .when(platforms: [.linux, .macOS]))
]

let package = Package(
  name: "cardstock",
  platforms: [.iOS(.v15), .macOS(.v13), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "Cardstock", targets: ["Cardstock"]),
    .executable(name: "themectl", targets: ["themectl"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYamlShim",
      path: "Sources/CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "ThemeDiagnostics"),
    .target(name: "ThemeYAML", dependencies: libyaml + ["ThemeDiagnostics"]),
    .target(name: "ThemeSchema", dependencies: ["ThemeDiagnostics", "ThemeYAML"]),
    .target(name: "SheetModel"),
    .target(name: "SheetPresets", dependencies: ["SheetModel"]),
    .target(
      name: "ThemePresets",
      dependencies: ["SheetModel", "ThemeDiagnostics", "ThemeSchema", "ThemeYAML"]
    ),
    .target(name: "SheetEngine", dependencies: ["SheetModel"]),
    .target(name: "SheetPreview", dependencies: ["SheetEngine", "SheetModel"]),
    .target(
      name: "ThemeTraces",
      dependencies: [
        "SheetEngine", "SheetModel", "ThemeDiagnostics", "ThemePresets", "ThemeSchema", "ThemeYAML",
      ]
    ),
    .target(
      name: "Cardstock",
      dependencies: [
        "SheetEngine", "SheetModel", "SheetPresets", "ThemeDiagnostics", "ThemePresets",
        "ThemeSchema", "ThemeYAML",
      ]
    ),
    .executableTarget(
      name: "themectl",
      dependencies: [
        "SheetEngine", "SheetModel", "SheetPresets", "SheetPreview", "ThemeDiagnostics",
        "ThemePresets", "ThemeSchema", "ThemeTraces", "ThemeYAML",
      ]
    ),
    .executableTarget(
      name: "generate", dependencies: ["SheetModel", "ThemePresets", "ThemeTraces"]),
    .executableTarget(
      name: "themebench",
      dependencies: [
        "SheetEngine", "SheetModel", "SheetPresets", "ThemeDiagnostics", "ThemePresets",
        "ThemeSchema", "ThemeYAML",
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["ThemeDiagnostics", "ThemeYAML"],
      path: "Tests/TestSupport"
    ),
    .executableTarget(
      name: "randomplays",
      dependencies: ["SheetEngine", "SheetModel", "SheetPresets", "ThemeTraces"],
      path: "Tests/RandomPlays"
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ThemeDiagnosticsTests", dependencies: ["TestSupport", "ThemeDiagnostics"]),
    .testTarget(
      name: "ThemeYAMLTests", dependencies: ["TestSupport", "ThemeDiagnostics", "ThemeYAML"]),
    .testTarget(
      name: "ThemeSchemaTests",
      dependencies: ["TestSupport", "ThemeDiagnostics", "ThemeSchema", "ThemeYAML"]
    ),
    .testTarget(name: "SheetModelTests", dependencies: ["SheetModel"]),
    .testTarget(
      name: "ThemePresetsTests",
      dependencies: [
        "SheetModel", "SheetPresets", "TestSupport", "ThemeDiagnostics", "ThemePresets",
        "ThemeSchema", "ThemeYAML", "randomplays",
      ]
    ),
    .testTarget(
      name: "SheetEngineTests",
      dependencies: [
        "SheetEngine", "SheetModel", "SheetPresets", "TestSupport", "ThemePresets", "ThemeTraces",
        "randomplays",
      ]
    ),
    .testTarget(
      name: "SheetPreviewTests", dependencies: ["SheetEngine", "SheetModel", "SheetPreview"]),
    .testTarget(
      name: "ThemeTracesTests",
      dependencies: [
        "SheetEngine", "SheetModel", "SheetPresets", "TestSupport", "ThemeDiagnostics",
        "ThemePresets", "ThemeTraces", "ThemeYAML", "randomplays",
      ]
    ),
    .testTarget(name: "CardstockTests", dependencies: ["Cardstock"]),
    .testTarget(
      name: "themebenchTests", dependencies: ["ThemeDiagnostics", "ThemePresets", "themebench"]),
    .testTarget(
      name: "themectlTests",
      dependencies: [
        "SheetModel", "SheetPresets", "TestSupport", "ThemeDiagnostics", "ThemePresets",
        "ThemeSchema", "ThemeTraces", "ThemeYAML", "themectl",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
