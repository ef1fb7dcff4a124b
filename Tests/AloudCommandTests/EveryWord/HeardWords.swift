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
    let locale = try LoadedLocale(tag)
    names = Set(languages.map(\.name)).union(Sample.names(in: locale.wording).values)
      .union([PossibleLines.name] + PossibleLines.otherNames)
    isWithoutLatin = !locale.table.scripts.contains("Latn") || LoadedLocale.isForTesters(tag)
    // Some languages have the table's "am" and "pm".
    let halves = [0, 12].map { locale.dates.format(of: .dayPeriod).string(DateTime(day: Day(0), hour: $0)) }
    latinNames = LoadedLocale.isForTesters(tag) ? [] : Self.latinNames.union(halves)
  }

  /// What other scripts take over as it is: the name of the program, of an encoding, of a file, and what people say to a notice in
  /// Japan.
  private static let latinNames: Set = ["Aloud", "UTF", "OK", "photo", "png"]

  /// What is wrong in an announcement's forms. The user has typed `lines`, and by editing made `texts` of them.
  func leaks(
    in announcement: Announcement, _ renderer: Renderer, after lines: [String], _ texts: [String] = []
  ) -> [String] {
    // What is spelled is looked through as it was before.
    var whole = announcement
    whole.isSpelled = false
    let utterance = renderer.utterance(whole)
    // Only where a color is told are letters digits.
    let hasHex = renderer.printed(whole).contains("#")
    let isTakenOver = { (word: String) in latinNames.contains(word) || hasHex && Self.isHex(word) }
    // All forms are in the object: printed, spoken, braille, and the facts themselves.
    var leaks = MarkedEnglish.keys(in: renderer.json(whole))
    for case .text(let text, language: "en") in utterance.units
    where !Self.latinWords(in: text).allSatisfy(isTakenOver) {
      leaks.append("spoken as English: \(text)")
    }
    let written = WrittenWords(names.union(lines), then: texts)
    for run in renderer.sentences(whole).flatMap(\.self) where run.kind == .outside {
      // A letter alone may be a word of the locale's own, spelled.
      if run.text.count == 1, announcement.tellsCharacters { continue }
      if !written.contains(run.text) { leaks.append("from outside: \(run.text)") }
    }
    guard isWithoutLatin else { return leaks }
    for form in [renderer.printed(whole), utterance.plainText, renderer.braille(whole)] {
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

extension Announcement {
  /// Whether it is about characters: one that is read by itself, or a name that is spelled.
  fileprivate var tellsCharacters: Bool {
    guard case .message(let message) = name else { return isSpelled }
    return message.key == "text.capital" || message.key == "spell.words"
  }
}
