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
  var sentences: [String]

  /// All of it in words.
  var text: String { OutsideText.printed(sentences.joined(separator: " ")) }

  /// The same on a line, with where it is and the name of the rule.
  var description: String { OutsideText.printed("\(file):\(line):\(column):") + " \(text) [\(rule.rawValue)]" }

  /// The remark as a session reads it.
  var authorRemark: AuthorRemark {
    let place = "\(file):\(line)"
    // A title and a subtitle have no full stop of their own.
    let texts = sentences.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return AuthorRemark(
      .verbatim(texts[0]), remedy: .verbatim(texts.count > 1 ? "\(place). \(texts[1])" : place))
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
      let rules = LintRule.allCases.map(\.rawValue).listed("and")
      return Remark(
        rule: .unknownRule, file: path, line: word.line, column: word.column,
        sentences: ["There is no rule “\(word.name)”. There are: \(rules)."])
    }
    // A comment is about a line of its own file, or about the whole document.
    let told = (own + unknown).filter { !silences.silence($0.rule, line: $0.file == path ? $0.line : nil) }
    return told.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      + translationRemarks(silences)
  }

  /// Tells what is wrong with the texts in other languages on standard error, as `aloud lint` does.
  func tellTranslationRemarks(source: [UInt8]) {
    for remark in translationRemarks(Silences(in: source)) {
      StandardError.writeLine(remark.description)
    }
  }

  /// What is wrong with the texts in other languages, where the document doesn't silence that. Many that a file lacks are one
  /// remark: it is only begun.
  private func translationRemarks(_ silences: Silences) -> [Remark] {
    if silences.silence(.translation, line: nil) { return [] }
    var remarks: [Remark] = []
    var begun: Set<String> = []
    let lacking = Dictionary(grouping: self.remarks.filter { $0.untranslated != nil }, by: \.file)
    for remark in self.remarks {
      let lacking = remark.untranslated == nil ? [] : lacking[remark.file] ?? []
      guard lacking.count > Self.mostUntranslated, let text = remark.untranslated else {
        remarks.append(Remark(remark, remark.message))
        continue
      }
      guard begun.insert(remark.file).inserted else { continue }
      remarks.append(
        Remark(remark, "Texts without words here: \(lacking.count), such as “\(text)”. Add them."))
    }
    return remarks
  }

  /// How many texts without words are told one by one.
  private static let mostUntranslated = 10
}

extension Remark {
  /// A remark on a text in another language, where `error` is.
  fileprivate init(_ error: DocumentError, _ sentence: String) {
    self.init(rule: .translation, file: error.file, line: error.line, column: error.column, sentences: [sentence])
  }
}
