import AloudApp
import ArgumentParser

/// The options for reporting and keeping the coverage of transcripts.
struct CoverageOptions: ParsableArguments {
  @Option(help: "Tell which messages, plural forms, roles, states, commands and settings no transcript has shown.")
  var coverage: ListFormat?
  @Option(help: "Fail where the coverage is lower than this, in percent.") var failUnder: Int?
  @Option(help: "Keep the coverage in this file.", completion: .file()) var coverageFile: String?
  @Flag(help: "Add up the coverage in the files that are named.") var mergeCoverage = false

  /// A Boolean value that indicates whether coverage must be counted.
  var isAsked: Bool { coverage != nil || failUnder != nil || coverageFile != nil }
}
