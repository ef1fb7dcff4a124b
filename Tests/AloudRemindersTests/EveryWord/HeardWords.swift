import AloudTesting

@testable import Aloud
@testable import AloudReminders

/// Looks through what is heard for words that are neither the locale's own nor the user's.
struct HeardWords {
  /// The names that people or languages have.
  private let names: Set<String>
  /// Whether the locale's own words have no plain Latin letters.
  private let isWithoutLatin: Bool
  /// The words that may be in Latin letters all the same.
  private let latinNames: Set<String>
  /// The locale's own words that are a single character: each is spelled as itself.
  private let wordsOfOneCharacter: Set<String>

  /// A check of what is heard in the locale `tag`, in which `languages` are offered. What was heard first in the locale
  /// `other` has names as that has them.
  init(_ tag: String, languages: [Language], heardIn other: String? = nil) throws {
    let locale = try LoadedLocale(tag)
    let wordings = try [locale.wording] + (other.map { [try LoadedLocale($0).wording] } ?? [])
    names = Set(languages.map(\.name)).union(wordings.flatMap { Sample.names(in: $0).values })
      .union([PossibleLines.name] + PossibleLines.otherNames)
    wordsOfOneCharacter = try MarkedEnglish.wordsOfOneCharacter(tag)
    isWithoutLatin = !locale.table.scripts.contains("Latn") || LoadedLocale.isForTesters(tag)
    // Some languages have the table's "am" and "pm".
    let halves = [0, 12].map { locale.dates.format(of: .dayPeriod).string(DateTime(day: Day(0), hour: $0)) }
    latinNames = LoadedLocale.isForTesters(tag) ? [] : Self.latinNames.union(halves)
  }

  /// What other scripts take over as it is: the name of the program, of an encoding, of a file, and what people say to a notice in
  /// Japan.
  private static let latinNames: Set = ["Aloud", "UTF", "OK", "photo", "png"]

  /// What is wrong where all that was heard is told in the words of `locale`, with a line that it is in.
  func leaks(in heard: [HeardAnnouncement], toldIn locale: LoadedLocale) -> [String: String] {
    var result: [String: String] = [:]
    for heard in heard {
      let renderer = Renderer(locale: locale, settings: heard.settings)
      for leak in leaks(in: heard.announcement, renderer, after: heard.lines, heard.texts) where result[leak] == nil {
        result[leak] = renderer.printed(heard.announcement)
      }
    }
    return result
  }

  /// What is wrong in an announcement's forms. The user has typed `lines`, and by editing made `texts` of them.
  func leaks(
    in announcement: Announcement, _ renderer: Renderer, after lines: [String], _ texts: [String] = []
  ) -> [String] {
    // What is spelled is looked through as it was before.
    var whole = announcement
    whole.isSpelled = false
    let printed = renderer.printed(whole), utterance = renderer.utterance(whole)
    // Only where a color is told are letters digits.
    let isTakenOver = { (word: String) in latinNames.contains(word) || Self.isHex(word) && printed.contains("#") }
    // All forms are in the object: printed, spoken, braille, and the facts themselves.
    var leaks = MarkedEnglish.keys(in: renderer.json(whole))
    for case .text(let text, language: "en") in utterance.units
    where !LatinWords.all(in: text).allSatisfy(isTakenOver) {
      leaks.append("spoken as English: \(text)")
    }
    let outside = renderer.sentences(whole).flatMap(\.self).filter { $0.kind == .outside }.map(\.text)
    if !outside.isEmpty {
      let written = WrittenWords(names.union(lines), then: texts)
      for text in outside where !(text.count == 1 && tellsCharacter(text, in: announcement)) && !written.contains(text)
      {
        leaks.append("from outside: \(text)")
      }
    }
    guard isWithoutLatin else { return leaks }
    for form in [printed, utterance.plainText, renderer.braille(whole)] {
      leaks += LatinWords.all(in: form).filter { !isTakenOver($0) }.map { "in Latin letters: \($0)" }
    }
    return leaks
  }

  /// Whether a letter alone is told as a character: it may be of a word of the locale's own, spelled, or be the word.
  private func tellsCharacter(_ text: String, in announcement: Announcement) -> Bool {
    announcement.tellsCharacters || wordsOfOneCharacter.contains(text)
  }

  /// Whether it may be of a color's hex: it is shown as it is, and said digit by digit.
  private static func isHex(_ word: String) -> Bool { word.utf8.count <= 6 && word.allSatisfy("abcdef".contains) }
}

extension Announcement {
  /// Whether it is about characters: one that is read by itself, or a name that is spelled.
  fileprivate var tellsCharacters: Bool {
    guard case .message(let message) = name else { return isSpelled }
    return message.key == "text.capital" || message.key == "spell.words"
  }
}
