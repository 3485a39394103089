/// The program in whose name findings are reported.
package enum ReportingTool {
  /// The name of the executable.
  package static let name = "themectl"
  /// The version of Cardstock.
  package static let version = "0.1.0"
}
