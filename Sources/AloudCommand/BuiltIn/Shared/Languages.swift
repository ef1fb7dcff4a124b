import Aloud

/// The languages that the Settings tab offers, found when somebody looks there.
final class Languages: Sendable, Equatable {
  private let found: OnceRead<[Language]>

  /// These.
  init(_ languages: [Language]) { found = OnceRead(languages) }

  /// Those that `files` have words in, by their own names; those for testers where one is used, as the locale of that tag.
  init(in files: LocaleFiles, for tag: String) {
    found = OnceRead {
      files.tags(in: "wording").filter { $0 == tag || !LoadedLocale.isForTesters($0) }
        .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
    }
  }

  /// The languages, in order.
  var all: [Language] { found.value }

  static func == (one: Languages, other: Languages) -> Bool { one === other || one.all == other.all }
}
