import Aloud
import AloudApp
import AloudDocuments
import AloudSpeech
import AloudTerminal
import AloudTesting

struct Remark {
  var rule: LintRule
  var file: String
  var line: Int
  var column: Int
  var sentences: [String]

  var text: String { OutsideText.printed(sentences.joined(separator: " ")) }
  var description: String { OutsideText.printed("\(file):\(line):\(column):") + " \(text) [\(rule.rawValue)]" }

  var authorRemark: AuthorRemark {
    let place = "\(file):\(line)"
    // Titles and subtitles have no full stop.
    let texts = sentences.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return AuthorRemark(.verbatim(texts[0]), remedy: .verbatim(texts.count > 1 ? "\(place). \(texts[1])" : place))
  }
}

extension Document {
  /// The language is that of the document, or that of `words` if the document names none.
  func linter(_ words: Words, _ phonemes: Phonemes?) throws -> Linter {
    let pronouncing: Linter.Pronouncing = { phonemes?.phonemes(of: $0, in: $1) }
    guard let language = app.language else { return Linter(words.locale, files: words.files, pronouncing: pronouncing) }
    return try Linter(language, files: words.files, pronouncing: pronouncing)
  }

  /// While the synthesiser is in use, words that sound alike are found by their letters.
  func authorRemarks(_ words: Words, source: [UInt8]) -> [AuthorRemark] {
    guard let linter = try? linter(words, Phonemes()) else { return [] }
    return remarks(linter, source: source).map(\.authorRemark)
  }

  private func findings(inTranslationsBy linter: Linter, besides own: [Finding]) -> [Finding] {
    let outline = app.outline()
    let known = Set(own.filter { $0.rule == .sameLabel }.map(\.subjects))
    return texts.tags.filter { $0 != app.language }.flatMap { tag -> [Finding] in
      guard let translated = linter.translated(into: tag, texts) else { return [] }
      let found = translated.findings(in: outline, screens: app.screens, sheets: app.sheets)
      return found.filter { $0.rule == .sameLabel && !known.contains($0.subjects) }
        .map { Finding($0.rule, at: $0.subjects, "In \(tag): \($0.message)") }
    }
  }

  /// Returns the findings in the order of lines, without those that comments in `source`, the document's text, silence.
  func remarks(_ linter: Linter, source: [UInt8]) -> [Remark] {
    let silences = Silences(in: source)
    let found = linter.findings(
      in: app.outline(), revealed: app.outline(withHidden: true), screens: app.screens, sheets: app.sheets)
    let own = (found + findings(inTranslationsBy: linter, besides: found)).map { finding in
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

  func tellTranslationRemarks(source: [UInt8]) {
    for remark in translationRemarks(Silences(in: source)) { StandardError.writeLine(remark.description) }
  }

  /// If a file lacks many translations, it was only just begun, and a single remark counts them.
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
      remarks.append(Remark(remark, "Texts without words here: \(lacking.count), such as “\(text)”. Add them."))
    }
    return remarks
  }

  private static let mostUntranslated = 10
}

extension Remark {
  fileprivate init(_ error: DocumentError, _ sentence: String) {
    self.init(rule: .translation, file: error.file, line: error.line, column: error.column, sentences: [sentence])
  }
}

/// The comments of a document that silence rules: `# lint: disable=home-tab,same-label`.
///
/// A comment on a line of its own applies to the next line that is neither blank nor a comment. At the top of the document, before
/// anything else, a comment applies to the whole document. After other text on a line, a comment applies to that line.
private struct Silences {
  struct Unknown: Equatable {
    var name: String
    var line: Int
    var column: Int
  }

  private(set) var unknown: [Unknown] = []
  private var everywhere: Set<LintRule> = []
  private var lines: [Int: Set<LintRule>] = [:]

  init(in source: [UInt8]) {
    var waiting: Set<LintRule> = []
    var isTop = true
    let text = String(decoding: source, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let number = index + 1
      let before = line.prefix { $0 != "#" }
      let isComment = before.allSatisfy(\.isWhitespace) && before.endIndex < line.endIndex
      let rules = rules(in: line, number: number)
      if isComment {
        if isTop { everywhere.formUnion(rules) } else { waiting.formUnion(rules) }
      } else if !line.allSatisfy(\.isWhitespace) {
        lines[number] = rules.union(waiting)
        waiting = []
        isTop = false
      }
    }
  }

  func silence(_ rule: LintRule, line: Int?) -> Bool {
    everywhere.contains(rule) || line.map { lines[$0]?.contains(rule) ?? false } ?? false
  }

  private mutating func rules(in line: Substring, number: Int) -> Set<LintRule> {
    guard let start = Self.list(in: line) else { return [] }
    var rules: Set<LintRule> = []
    for name in line[start...].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      if let rule = LintRule(rawValue: String(name)) {
        rules.insert(rule)
      } else {
        let column = line.unicodeScalars.distance(from: line.startIndex, to: name.startIndex) + 1
        unknown.append(Unknown(name: String(name.prefix(60)), line: number, column: column))
      }
    }
    return rules
  }

  /// Returns the start of the names in a silencing comment. Its "#" must be at the start of the line or follow a space.
  private static func list(in line: Substring) -> Substring.Index? {
    line.firstMatch(of: /(?:^|\s)#\s*lint: disable=/)?.range.upperBound
  }
}
