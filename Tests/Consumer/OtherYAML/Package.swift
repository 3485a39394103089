// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "other-yaml",
  products: [.library(name: "OtherYAML", targets: ["OtherYAML"])],
  targets: [
    .target(name: "CYaml"),
    .target(name: "OtherYAML", dependencies: ["CYaml"]),
  ]
)
