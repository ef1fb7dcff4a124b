import Aloud
import AloudApp
import AloudTerminal
import AloudTesting
import ArgumentParser

struct CoverageReport {
  private static let toldNames = 12

  let words: Words
  let options: CoverageOptions

  func merge(_ paths: [String]) throws {
    var coverage = Coverage()
    for path in paths {
      guard let kept = Coverage(json: try WholeFile.bytes(of: path, code: 65, words)) else {
        throw ExitCode.failure(OutsideText.printed("\(path): this is no coverage that aloud test has kept."), 65)
      }
      coverage.add(kept)
    }
    try tell(coverage, as: options.coverage ?? .text)
  }

  /// Throws exit code 1 if the coverage is lower than required.
  func tell(_ coverage: Coverage, as form: ListFormat?) throws {
    if let file = options.coverageFile {
      do { try coverage.write(to: file) } catch { throw ExitCode.failure(ToldOutcomes.unwritable(file), 65) }
    }
    switch form {
    case .text: for line in try lines(coverage) { try words.print(line) }
    case .json: for object in try objects(coverage) { try words.print(object.text) }
    case nil: break
    }
    guard let least = options.failUnder else { return }
    let percent = try coverage.percent()
    if percent < least { throw ExitCode.failure("The coverage is \(percent)%; at least \(least)% is wanted.", 1) }
  }

  private func lines(_ coverage: Coverage) throws -> [String] {
    try each(coverage) { locale, kind, shown, missing in
      let percent = shown + missing.count == 0 ? 100 : shown * 100 / (shown + missing.count)
      let line = "\(locale): \(kind.title): \(percent)%."
      guard !missing.isEmpty else { return line }
      let told = missing.prefix(Self.toldNames)
      let more = missing.count > told.count ? ["…"] : []
      return OutsideText.printed("\(line) Not shown yet: \((told + more).joined(separator: ", ")).")
    }
  }

  private func objects(_ coverage: Coverage) throws -> [JSONValue] {
    try each(coverage) { locale, kind, shown, missing in
      .object([
        ("locale", .string(locale)), ("kind", .string(kind.rawValue)), ("shown", .number(shown)),
        ("all", .number(shown + missing.count)), ("missing", .array(missing.map { .string($0) })),
      ])
    }
  }

  private func each<Line>(
    _ coverage: Coverage, _ line: (String, Coverage.Kind, Int, [String]) -> Line
  ) throws -> [Line] {
    try coverage.locales.flatMap { locale in
      try Coverage.Kind.allCases.compactMap { kind in
        let count = try coverage.count(of: kind, in: locale)
        // Few apps have texts of their own in files.
        if kind == .texts, count.shown + count.missing.count == 0 { return nil }
        return line(locale, kind, count.shown, count.missing)
      }
    }
  }
}

extension Coverage.Kind {
  fileprivate var title: String {
    switch self {
    case .plurals: "plural forms"
    case .texts: "own texts"
    case .messages, .roles, .states, .commands, .settings: rawValue
    }
  }
}

struct CoverageOptions: ParsableArguments {
  @Option(help: "Tell which messages, plural forms, roles, states, commands and settings no transcript has shown.")
  var coverage: ListFormat?
  @Option(help: "Fail where the coverage is lower than this, in percent.") var failUnder: Int?
  @Option(help: "Keep the coverage in this file.", completion: .file()) var coverageFile: String?
  @Flag(help: "Add up the coverage in the files that are named.") var mergeCoverage = false

  var isAsked: Bool { coverage != nil || failUnder != nil || coverageFile != nil }
}
