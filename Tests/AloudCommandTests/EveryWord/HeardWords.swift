@testable import Aloud
@testable import AloudCommand

/// Looks through what is heard for words that are neither the locale's own nor the user's.
struct HeardWords {
  /// The names that people or languages have.
  private let names: Set<String>
  /// Whether the locale's own words have no plain Latin letters.
  private let isWithoutLatin: Bool
  /// The words that may be in Latin letters all the same.
  private let latinNames: Set<String>

  /// A check of what is heard in the locale `tag`, in which `languages` are offered.
  init(_ tag: String, languages: [Language]) throws {
    let locale = try Locale(tag)
    names = Set(languages.map(\.name)).union(Sample.names(in: locale.wording).values).union([PossibleLines.name])
    isWithoutLatin = !locale.table.scripts.contains("Latn") || Locale.isForTesters(tag)
    // Some languages have the table's "am" and "pm".
    let halves = [0, 12].map { locale.dates.format(of: .dayPeriod).string(DateTime(day: Day(0), hour: $0)) }
    latinNames = Locale.isForTesters(tag) ? [] : Self.latinNames.union(halves)
  }

  /// What other scripts take over as it is: the name of the program, of an encoding, of a file, and what people say to a notice in
  /// Japan.
  private static let latinNames: Set = ["Aloud", "UTF", "OK", "photo", "png"]

  /// What is wrong in an announcement's forms. The user has typed `lines`.
  func leaks(in announcement: Announcement, _ renderer: Renderer, after lines: [String]) -> [String] {
    let utterance = renderer.utterance(announcement)
    // Only where a color is told are letters digits.
    let hasHex = renderer.printed(announcement).contains("#")
    let isTakenOver = { (word: String) in latinNames.contains(word) || hasHex && Self.isHex(word) }
    // All forms are in the object: printed, spoken, braille, and the facts themselves.
    var leaks = MarkedEnglish.keys(in: renderer.json(announcement))
    for case .text(let text, language: "en") in utterance.units
    where !Self.latinWords(in: text).allSatisfy(isTakenOver) {
      leaks.append("spoken as English: \(text)")
    }
    // What is spelled is words of before, letter by letter.
    if announcement.isSpelled { return leaks }
    for run in renderer.sentences(announcement).flatMap(\.self) where run.kind == .outside {
      // So is what is spelled by the names of its characters.
      if run.text.count == 1 { continue }
      // Words that were typed may have been put together by editing.
      let isTyped = run.text.split(separator: " ").allSatisfy { word in lines.contains { $0.contains(word) } }
      // Of a name that stands in a field, a word or a character may be read.
      if !isTyped, !names.contains(where: { $0.contains(run.text) }) { leaks.append("from outside: \(run.text)") }
    }
    guard isWithoutLatin else { return leaks }
    for form in [renderer.printed(announcement), utterance.plainText, renderer.braille(announcement)] {
      leaks += Self.latinWords(in: form).filter { !isTakenOver($0) }.map { "in Latin letters: \($0)" }
    }
    return leaks
  }

  /// Whether it may be of a color's hex: it is shown as it is, and said digit by digit.
  private static func isHex(_ word: String) -> Bool { word.utf8.count <= 6 && word.allSatisfy("abcdef".contains) }

  private static func latinWords(in text: String) -> [String] {
    // A hidden character is shown by its number.
    text.replacing(/\\u\{[0-9A-F]+\}/, with: "").split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}
