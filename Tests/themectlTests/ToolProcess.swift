import Foundation

/// What a call of the built `themectl` gave.
struct ToolResult: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// The executable that SwiftPM built beside the tests.
let themectlPath: String = {
  #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
  #else
    let folder = Bundle.main.bundleURL
  #endif
  return folder.appending(path: "themectl").path
}()

/// Runs the built tool to its end.
///
/// - Parameters:
///   - arguments: its arguments.
///   - folder: the working folder.
///   - input: what stands on standard input.
///   - environment: variables besides the ones needed to run.
/// - Returns: what it printed and how it ended.
/// - Throws: when the process cannot be started.
func themectl(
  _ arguments: String..., in folder: String = "/", input: String = "",
  environment: [String: String] = [:]
) throws -> ToolResult {
  try runProcess(
    themectlPath, arguments, in: folder, input: Data(input.utf8), environment: environment)
}

/// Runs the built tool with arguments that are made.
func themectl(_ arguments: [String], in folder: String) throws -> ToolResult {
  try runProcess(themectlPath, arguments, in: folder, input: Data(), environment: [:])
}

/// Runs a line of shell in which `$themectl` is the tool.
func shell(_ script: String, in folder: String) throws -> ToolResult {
  try runProcess(
    "/bin/bash", ["-c", script], in: folder, input: Data(),
    environment: ["themectl": themectlPath])
}

private func runProcess(
  _ executable: String, _ arguments: [String], in folder: String, input: Data,
  environment: [String: String]
) throws -> ToolResult {
  let process = Process()
  process.executableURL = URL(filePath: executable)
  process.arguments = arguments
  process.currentDirectoryURL = URL(filePath: folder)
  process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
  // Files, not pipes: a pipe that nobody empties would stop the tool.
  let files = try TemporaryFolder()
  let paths = ["input", "output", "errors"].map { files.path + "/" + $0 }
  for path in paths { try Data().write(to: URL(filePath: path)) }
  try input.write(to: URL(filePath: paths[0]))
  process.standardInput = try FileHandle(forReadingFrom: URL(filePath: paths[0]))
  process.standardOutput = try FileHandle(forWritingTo: URL(filePath: paths[1]))
  process.standardError = try FileHandle(forWritingTo: URL(filePath: paths[2]))
  try process.run()
  process.waitUntilExit()
  return ToolResult(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: URL(filePath: paths[1])), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: URL(filePath: paths[2])), as: UTF8.self))
}

/// A folder that goes away with its value.
final class TemporaryFolder {
  let path: String

  /// Creates a folder with files in it, given by their relative paths.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "themectl-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }
}
