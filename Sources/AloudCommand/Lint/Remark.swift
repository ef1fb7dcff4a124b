import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import AloudSpeech
import AloudTesting

/// A finding in a document: what, and where.
struct Remark {
  var rule: LintRule
  var file: String
  var line: Int
  var column: Int
  /// What is wrong, and how to mend it.
  var sentences: [Message]

  /// All of it in words.
  func text(_ wording: Wording) -> String { sentences.map { wording.text(.message($0)) }.joined(separator: " ") }

  /// The same on a line, with where it is and the name of the rule.
  func line(_ wording: Wording) -> String {
    OutsideText.printed("\(file):\(line):\(column):") + " \(text(wording)) [\(rule.rawValue)]"
  }

  /// The remark as a session reads it.
  var authorRemark: AuthorRemark {
    let place = LocalizedText.verbatim("\(file):\(line)")
    let words = sentences.map { LocalizedText.message($0) }
    guard words.count > 1 else { return AuthorRemark(words[0], remedy: place) }
    return AuthorRemark(words[0], remedy: .message(.lintMending(place: .text(place), remedy: .text(words[1]))))
  }
}

extension Document {
  /// What `aloud lint` would remark, for a session of the document. Where the synthesiser is speaking already, what sounds alike
  /// is told by letters; where the words that the document is in can't be read, nothing is told, as that has been.
  func authorRemarks(_ words: Words, source: [UInt8]) -> [AuthorRemark] {
    let phonemes = Phonemes()
    let linter = try? linter(words) { phonemes?.phonemes(of: $0, in: $1) }
    return linter.map { remarks($0, source: source).map(\.authorRemark) } ?? []
  }
}

extension Document {
  /// With what a document breaks the rules, in the order of its lines, without what it silences itself. `source` is its text.
  func remarks(_ linter: Linter, source: [UInt8]) -> [Remark] {
    let silences = Silences(in: source)
    let found = linter.findings(in: app, revealed: app.revealed, screens: app.screens, sheets: app.sheets)
    let own = found.map { finding in
      let location = app.location(of: finding.subjects)
      return Remark(
        rule: finding.rule, file: location.file ?? path, line: location.line, column: location.column,
        sentences: [finding.message] + (finding.rule.remedy.map { [$0] } ?? []))
    }
    let unknown = silences.unknown.map { word in
      let rules = LintRule.allCases.map { LocalizedText.verbatim($0.rawValue) }
      return Remark(
        rule: .unknownRule, file: path, line: word.line, column: word.column,
        sentences: [.lintUnknownRule(word: .text(.verbatim(word.name)), allowed: .list(rules, .and))])
    }
    // A comment is about a line of its own file, or about the whole document.
    let told = (own + unknown).filter { !silences.silence($0.rule, line: $0.file == path ? $0.line : nil) }
    return told.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) } + translationRemarks(silences)
  }

  /// Tells what is wrong with the texts in other languages on standard error, as `aloud lint` does.
  func tellTranslationRemarks(source: [UInt8], _ words: Words) {
    for remark in translationRemarks(Silences(in: source)) {
      StandardError.writeLine(remark.line(words.locale.wording))
    }
  }

  /// What is wrong with the texts in other languages, where the document doesn't silence that. Many that a file lacks are one
  /// remark: it is only begun.
  private func translationRemarks(_ silences: Silences) -> [Remark] {
    if silences.silence(.translation, line: nil) { return [] }
    var remarks: [Remark] = []
    var begun: Set<String> = []
    let lacking = Dictionary(grouping: self.remarks.filter(\.isUntranslated), by: \.file)
    for remark in self.remarks {
      let lacking = remark.isUntranslated ? lacking[remark.file] ?? [] : []
      guard lacking.count > Self.mostUntranslated else {
        remarks.append(Remark(remark, remark.message))
        continue
      }
      guard begun.insert(remark.file).inserted, let title = remark.message.arguments["key"] else { continue }
      let arguments: Message.Arguments = ["count": .number(lacking.count), "title": title]
      remarks.append(Remark(remark, Message("lint.rule.\(LintRule.translation)", arguments)))
    }
    return remarks
  }

  /// How many texts without words are told one by one.
  private static let mostUntranslated = 10
}

extension Remark {
  /// A remark on a text in another language, where `error` is.
  fileprivate init(_ error: DocumentError, _ sentence: Message) {
    self.init(rule: .translation, file: error.file, line: error.line, column: error.column, sentences: [sentence])
  }
}

extension DocumentError {
  /// Whether it is that a text has no words in another language.
  fileprivate var isUntranslated: Bool {
    message.key == Message.localeFileUntranslated(key: .number(0), english: .number(0)).key
  }
}
