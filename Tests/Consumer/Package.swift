// swift-tools-version: 6.2
import PackageDescription

// An app's package as another team would write it: it uses Cardstock beside a YAML package whose C
// target is named CYaml, as that of Yams is.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "cardstock", path: "../.."),
    .package(name: "other-yaml", path: "OtherYAML"),
  ],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "Cardstock", package: "cardstock"),
        .product(name: "OtherYAML", package: "other-yaml"),
      ]
    )
  ]
)
