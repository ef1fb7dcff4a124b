import AloudApp
import ArgumentParser

/// What is told and kept of what transcripts have shown.
struct CoverageOptions: ParsableArguments {
  @Option(help: Words.argument("test.coverage")) var coverage: ListFormat?
  @Option(help: Words.argument("test.failUnder")) var failUnder: Int?
  @Option(help: Words.argument("test.coverageFile"), completion: .file()) var coverageFile: String?
  @Flag(help: Words.argument("test.mergeCoverage")) var mergeCoverage = false

  /// Whether anything of it is asked for.
  var isAsked: Bool { coverage != nil || failUnder != nil || coverageFile != nil }
}
