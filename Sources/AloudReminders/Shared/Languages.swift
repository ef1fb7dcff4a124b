package import Aloud

/// The languages offered on the Settings tab, looked up on first use.
package final class Languages: Sendable, Equatable {
  private let found: OnceRead<[Language]>

  /// Creates a list of the given languages.
  package init(_ languages: [Language]) { found = OnceRead(languages) }

  /// Creates the list of languages that `files` has wording for. Locales for testers are left out, except the one with `tag`.
  package init(in files: LocaleFiles, for tag: String) {
    found = OnceRead {
      files.tags(in: "wording").filter { $0 == tag || !LoadedLocale.isForTesters($0) }
        .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
    }
  }

  /// The languages in order.
  var all: [Language] { found.value }

  package static func == (one: Languages, other: Languages) -> Bool { one === other || one.all == other.all }
}

/// A language that the user can choose.
package struct Language: Sendable, Equatable {
  /// The BCP 47 tag.
  var tag: String
  /// The name of the language in the language itself.
  var name: String

  /// Creates a language with a tag and its own name.
  package init(tag: String, name: String) { (self.tag, self.name) = (tag, name) }
}
