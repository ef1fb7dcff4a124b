import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import AloudSpeech
import AloudTesting

/// A finding in a document, with its location.
struct Remark {
  var rule: LintRule
  var file: String
  var line: Int
  var column: Int
  /// The sentences that describe the problem and its remedy.
  var sentences: [String]

  /// The sentences as printable text.
  var text: String { OutsideText.printed(sentences.joined(separator: " ")) }

  /// The text on one line, with the location and the name of the rule.
  var description: String { OutsideText.printed("\(file):\(line):\(column):") + " \(text) [\(rule.rawValue)]" }

  /// The remark in the form that a session announces.
  var authorRemark: AuthorRemark {
    let place = "\(file):\(line)"
    // Titles and subtitles have no full stop.
    let texts = sentences.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return AuthorRemark(
      .verbatim(texts[0]), remedy: .verbatim(texts.count > 1 ? "\(place). \(texts[1])" : place))
  }
}

extension Document {
  /// Returns the remarks of `aloud lint` for a session of the document. While the synthesiser is in use, words that sound alike are
  /// found by their letters. A language that can't be loaded gives no remarks, because it is reported elsewhere.
  func authorRemarks(_ words: Words, source: [UInt8]) -> [AuthorRemark] {
    let phonemes = Phonemes()
    let linter = try? linter(words) { phonemes?.phonemes(of: $0, in: $1) }
    return linter.map { remarks($0, source: source).map(\.authorRemark) } ?? []
  }
}

extension Document {
  /// Returns the findings in the order of lines, without those that comments in `source`, the document's text, silence.
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
    // A comment applies to a line of its own file, or to the whole document.
    let told = (own + unknown).filter { !silences.silence($0.rule, line: $0.file == path ? $0.line : nil) }
    return told.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      + translationRemarks(silences)
  }

  /// Writes the remarks on texts in other languages to standard error, in the form of `aloud lint`.
  func tellTranslationRemarks(source: [UInt8]) {
    for remark in translationRemarks(Silences(in: source)) {
      StandardError.writeLine(remark.description)
    }
  }

  /// Returns the remarks on texts in other languages, unless the document silences them. If a file lacks many translations, it was
  /// only just begun, and a single remark counts them.
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

  /// The most missing translations of a file that are reported one by one.
  private static let mostUntranslated = 10
}

extension Remark {
  /// Creates a remark on a text in another language, located at `error`.
  fileprivate init(_ error: DocumentError, _ sentence: String) {
    self.init(rule: .translation, file: error.file, line: error.line, column: error.column, sentences: [sentence])
  }
}
