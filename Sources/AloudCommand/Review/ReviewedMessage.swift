import Aloud
import AloudApp
import AloudTesting

struct ReviewedMessage {
  /// The text for the numbers of one plural category, or the only text.
  struct Form {
    var text: String
    var name: String
    /// Some of the numbers that take the form; `nil` if the message has one form only.
    var numbers: [Int]?
    /// The announcement in which the text is heard; `nil` without words, and for a form that only fractions take.
    var heard: HeardMessages.Heard?

    var fileName: String { name + ".wav" }
  }

  var entry: POFile.Entry
  var key: String
  var part: WordingPart
  var note: String
  var forms: [Form]
  var isCommand: Bool { entry.id.contains("|") || key.hasPrefix("command.") }

  /// The messages that the wording lacks come last; those that nobody hears are left out.
  static func all(_ words: Words, playing files: [TranscriptFile] = []) async throws -> [ReviewedMessage] {
    func file(_ tag: String) -> POFile {
      POFile(String(decoding: words.files.bytes("wording/\(tag).po") ?? [], as: UTF8.self))
    }
    let (english, own) = (file("en").entries, file(words.locale.tag).entries.filter { !$0.isObsolete })
    let notes = Dictionary(english.map { ($0.key, $0.comments) }) { first, _ in first }
    let known = Set(own.compactMap(\.context))
    let lacking = english.filter { !known.contains($0.context ?? "") }.map { entry in
      var entry = entry
      entry.forms = entry.plural == nil ? [""] : words.locale.table.plurals.categories.map { _ in "" }
      return entry
    }
    let examples = MessageExamples(words.locale)
    let apps = TranscriptApps(words)
    let heard = try await HeardMessages(
      in: apps.own, playing: files, by: Replayer { apps.app(of: $0) }, locale: words.locale.table.tag)
    return (own + lacking).compactMap { entry in
      guard let key = entry.context, !LocaleFiles.keysNotSaid.contains(key) else { return nil }
      // Headlines of the file end with an empty line.
      let note = notes[entry.key]?.split(separator: "").last ?? []
      return ReviewedMessage(
        entry: entry, key: key, part: WordingPart(of: key),
        note: note.map { String($0.drop { "# ".contains($0) }) }.joined(separator: " "),
        forms: entry.forms.indices.map { examples.form($0, of: entry, key, in: heard) })
    }
  }
}

/// Announcements made of a single message, with samples in its places.
struct MessageExamples {
  private static let now = DateTime(day: Day(year: 2026, month: 11, day: 20) ?? Day(0), hour: 15, minute: 30)
  private static let numbers: Set<String> = [
    "count", "number", "index", "limit", "minimum", "maximum", "level", "status", "cells", "columns", "days",
    "interval",
  ]

  private let renderer: Renderer
  private let locale: LoadedLocale

  init(_ locale: LoadedLocale) {
    (self.locale, renderer) = (locale, Renderer(locale: locale, settings: Settings(locale: locale.tag)))
  }

  func form(_ index: Int, of entry: POFile.Entry, _ key: String, in heard: HeardMessages) -> ReviewedMessage.Form {
    let text = entry.forms[index], categories = locale.table.plurals.categories
    let category = entry.plural != nil && index < categories.count ? categories[index] : nil
    let numbers = category.map { category in
      Array((0...1_000).filter { locale.table.plurals.category(of: $0) == category }.prefix(3))
    }
    let name = category.map { "\(key).\($0.rawValue)" } ?? key
    // Without words of its own, a message is heard in English, and some forms are never heard with whole numbers.
    let isHeard = !text.isEmpty && numbers?.isEmpty != true
    let sample = isHeard ? heard[key, category] ?? example(entry, key, numbers?.last ?? 3) : nil
    return ReviewedMessage.Form(text: text, name: name, numbers: numbers, heard: sample)
  }

  private func example(_ entry: POFile.Entry, _ key: String, _ number: Int) -> HeardMessages.Heard {
    var arguments = Message.Arguments()
    for place in (entry.id + (entry.plural ?? "") + "{count}").matches(of: /\{([a-zA-Z]+)\}/) {
      arguments[String(place.1)] = sample(String(place.1), number)
    }
    let message = LocalizedText.message(Message(key, arguments))
    // Users say one of the alternatives.
    let said = locale.wording.text(message).split(separator: "|").joined(separator: ", ")
    let announcement = Announcement(.notice, entry.id.contains("|") ? .verbatim(said) : message)
    return HeardMessages.Heard(printed: renderer.printed(announcement), utterance: renderer.utterance(announcement))
  }

  private func sample(_ place: String, _ number: Int) -> Message.Argument {
    switch place {
    case _ where Self.numbers.contains(place): .number(number)
    case "percent": .percent(40)
    case "day", "days", "date", "dates", "due", "nearest", "next": .moment(Self.now, .date(.full))
    case "time": .moment(Self.now, .time(.short))
    case "month": .moment(Self.now, .date(.yearMonth))
    case "weekday": .text(.verbatim(locale.table.name(ofWeekday: 5)))
    case "color", "colour": .text(.verbatim(locale.colorNames.name(of: .black)))
    case "hex": .text(.verbatim("#006666"))
    case "language", "asked", "used", "words": .text(.verbatim(locale.table.name))
    case "file", "path", "folder", "example", "program", "command": .text(.verbatim("notes.txt"))
    case "duration": .text(.message(.durationMinutes(count: .number(number))))
    case "leave": .text(.verbatim(locale.wording.phrases("command.back").first ?? ""))
    case "keep", "done": .text(.verbatim(locale.wording.phrases("command.done").first ?? ""))
    case "last", "new", "other", "now", "second", "to", "rest": .text(.message(.appRemindersSampleWork))
    default: .text(.message(.appRemindersSampleGroceries))
    }
  }
}
