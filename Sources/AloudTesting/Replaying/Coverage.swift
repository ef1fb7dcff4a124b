public import Aloud
internal import FoundationEssentials

/// The coverage of transcripts by language. Coverage of several runs can be added up and compared with everything there is.
public struct Coverage: Sendable, Equatable {
  /// A kind of thing that is counted.
  public enum Kind: String, Sendable, CaseIterable, Codable, CodingKeyRepresentable {
    /// The messages of the wording that sessions use.
    case messages
    /// The plural forms of messages, as "key/category", and of an app's own texts, as "text/category".
    case plurals
    /// An app's own texts, as written by its author.
    case texts
    case roles, states, commands, settings
  }

  typealias Names = [String: [Kind: Set<String>]]

  private(set) var shown: Names = [:]
  /// The names that only the apps played have, such as their own texts.
  private(set) var own: Names = [:]

  /// Creates an empty coverage.
  public init() {}

  /// The languages in which something has been shown, sorted.
  public var locales: [String] { shown.keys.sorted() }

  /// Adds the names of another coverage.
  public mutating func add(_ other: Coverage) {
    shown.add(other.shown)
    own.add(other.own)
  }

  mutating func add(_ names: Set<String>, _ kind: Kind, in locale: String) { shown.add([locale: [kind: names]]) }

  mutating func addOwn(_ names: Set<String>, _ kind: Kind, in locale: String) { own.add([locale: [kind: names]]) }

  /// Returns the number of names shown of a kind in a language, and the names that are missing.
  public func count(of kind: Kind, in locale: String, files: LocaleFiles = .bundled) throws -> (
    shown: Int, missing: [String]
  ) {
    let names = shown[locale]?[kind] ?? []
    let all = try CoveredNames(locale, files: files).all(kind, shown: shown[locale]?[.messages] ?? [])
      .union(own[locale]?[kind] ?? [])
    return (all.count { names.contains($0) }, all.filter { !names.contains($0) }.sorted())
  }

  /// Returns the percentage of names shown in all languages, rounded down.
  public func percent(files: LocaleFiles = .bundled) throws -> Int {
    var shown = 0, all = 0
    for locale in locales {
      for kind in Kind.allCases {
        let count = try count(of: kind, in: locale, files: files)
        shown += count.shown
        all += count.shown + count.missing.count
      }
    }
    return all == 0 ? 0 : shown * 100 / all
  }

  /// The coverage as JSON, with the names by language and kind.
  public var json: String {
    func object(_ names: Names) -> JSONValue {
      .object(
        names.sorted { $0.key < $1.key }.map { locale, kinds in
          let known = Kind.allCases.filter { kinds[$0]?.isEmpty == false }
          return (locale, .object(known.map { ($0.rawValue, .array((kinds[$0] ?? []).sorted().map { .string($0) })) }))
        })
    }
    return JSONValue.object([("version", .number(1)), ("shown", object(shown)), ("own", object(own))]).text
  }

  /// Writes the coverage to a file atomically.
  ///
  /// - Throws: ``SystemError`` if the file can't be written.
  public func write(to path: String) throws { try FileContents.write(Array((json + "\n").utf8), to: path) }

  /// Creates the coverage from the bytes of ``json``, or returns `nil` if they are anything else.
  public init?(json bytes: [UInt8]) {
    struct Kept: Decodable {
      var version: Int
      var shown: Names
      var own: Names
    }
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)), kept.version == 1 else { return nil }
    (shown, own) = (kept.shown, kept.own)
  }
}

extension Coverage.Names {
  fileprivate mutating func add(_ other: Coverage.Names) {
    for (locale, kinds) in other {
      for (kind, names) in kinds where !names.isEmpty { self[locale, default: [:]][kind, default: []].formUnion(names) }
    }
  }
}

struct CoveredNames {
  private let locale: LoadedLocale
  private let messages: [String: Bool]

  /// The key prefixes of messages that are typed, used outside sessions, or only placed between facts. They are not counted.
  private static let outsideSessions = [
    "command.", "locales.", "localeFolder.", "understand.", "test.", "output.", "file.", "speech.", "lint.", "answer.",
    "select.and", "select.range", "typing.", "value.add", "value.make", "value.assign", "value.is", "value.raise",
    "value.lower", "value.correct", "value.write", "value.remind", "value.called", "value.clear", "check.boxes",
    "check.only", "check.remove", "which.", "edit.with", "discard.discard", "discard.keep", "discard.save", "alert.ok",
    "document.", "settings.", "locale.", "facts.",
  ]
  /// The key prefix of messages in the built-in app, which count only if it was played.
  private static let ownApps = ["app."]

  init(_ tag: String, files: LocaleFiles) throws {
    locale = try LoadedLocale(tag, files: files)
    messages = try files.messages(locale.tag)
  }

  /// `shown` holds the keys of the messages shown, which tell whether the built-in app was played.
  func all(_ kind: Coverage.Kind, shown: Set<String>) -> Set<String> {
    switch kind {
    case .messages: Set(keys(shown))
    case .plurals:
      Set(
        keys(shown).filter { messages[$0] == true }.flatMap { key in
          locale.table.plurals.categories.map { "\(key)/\($0.rawValue)" }
        })
    // Every app has its own texts.
    case .texts: []
    case .roles: Set(Role.allCases.map(\.rawValue))
    case .states: Set(AnnouncedState.allCases.map(\.rawValue))
    case .commands: Set(Command.allCases.map(\.name) + ObjectCommand.allCases.map(\.rawValue))
    case .settings: Set(SettingName.allCases.map(\.rawValue))
    }
  }

  private func keys(_ shown: Set<String>) -> [String] {
    let apart = Self.outsideSessions + Self.ownApps.filter { app in !shown.contains { $0.hasPrefix(app) } }
    return messages.keys.filter { key in !apart.contains { key.hasPrefix($0) } }
  }
}
