import Aloud
import AloudApp
import AloudDocuments
import AloudSpeech
import AloudTerminal
import AloudTesting
import ArgumentParser

/// The command `aloud lint app.yaml`, which checks documents against the rules for announcements (TEST-3).
struct Lint: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint", abstract: Words.help("lint.abstract"), example: "aloud lint app.yaml", aliases: ["check"])
  }

  @Argument(help: "The documents, YAML files.", completion: .file(extensions: ["yaml", "yml"]))
  var documents: [String]

  @Option(help: "How remarks are written: text, json (an object a line) or sarif.") var format = RemarkFormat.text

  @OptionGroup var locales: LocaleOptions

  /// The exit code is 1 if there are remarks, and 65 or 66 if a document is invalid or can't be read.
  func run() throws {
    let words = try locales.words()
    var remarks: [Remark] = []
    var failure: ExitCode?
    let phonemes = Phonemes()
    for path in documents {
      do {
        let bytes = try Document.bytes(at: path, words)
        let document = try Document(bytes, path: path, words)
        let linter = try document.linter(words) { phonemes?.phonemes(of: $0, in: $1) }
        remarks += document.remarks(linter, source: bytes)
      } catch let code as ExitCode { failure = failure ?? code }
    }
    if failure == nil || !remarks.isEmpty, let report = format.report(remarks) {
      try words.print(report)
    }
    if let failure { throw failure }
    if !remarks.isEmpty { throw ExitCode(1) }
  }
}

extension Document {
  /// The language is that of the document, or that of `words` if the document names none.
  func linter(_ words: Words, pronouncing: Linter.Pronouncing?) throws -> Linter {
    guard let language = app.language else { return Linter(words.locale, pronouncing: pronouncing) }
    return try Linter(language, files: words.files, pronouncing: pronouncing)
  }
}

enum RemarkFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  /// JSON objects, one on each line.
  case json
  /// SARIF 2.1.0, which editors and continuous integration read.
  case sarif

  /// Returns the report, or `nil` if there is nothing to print.
  func report(_ remarks: [Remark]) -> String? {
    switch self {
    case .text:
      let count = remarks.isEmpty ? "No remarks." : remarks.count == 1 ? "1 remark." : "\(remarks.count) remarks."
      return (remarks.map(\.description) + [count]).joined(separator: "\n")
    case .json:
      let lines = remarks.map { remark in
        JSONValue.object([
          ("rule", .string(remark.rule.rawValue)), ("severity", .string(remark.rule.severity.rawValue)),
          ("message", .string(remark.text)), ("file", .string(remark.file)), ("line", .number(remark.line)),
          ("column", .number(remark.column)),
        ]).text
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    case .sarif: return SARIF.report(remarks).indentedText
    }
  }
}
