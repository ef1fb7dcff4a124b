package import Aloud

/// The languages offered on the Settings tab, looked up on first use.
package final class Languages: Sendable, Equatable {
  private let found: OnceRead<[Language]>

  package init(_ languages: [Language]) { found = OnceRead(languages) }

  /// Locales for testers are left out, except the one with `tag`.
  package init(in files: LocaleFiles, for tag: String) {
    found = OnceRead {
      files.tags(in: "wording").filter { $0 == tag || !LoadedLocale.isForTesters($0) }
        .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
    }
  }

  var all: [Language] { found.value }

  package static func == (one: Languages, other: Languages) -> Bool { one === other || one.all == other.all }
}

package struct Language: Sendable, Equatable {
  /// The BCP 47 tag.
  var tag: String
  /// The name of the language in the language itself.
  var name: String

  package init(tag: String, name: String) { (self.tag, self.name) = (tag, name) }
}
