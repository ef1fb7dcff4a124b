public import Aloud
internal import Foundation

/// What transcripts have shown, by language: to be added up over the parts of a run, and held against all there is.
public struct Coverage: Sendable, Equatable {
  /// What is counted.
  public enum Kind: String, Sendable, CaseIterable {
    /// The messages of the wording that sessions say.
    case messages
    /// Their plural forms, as "key/category", and those of an app's own texts, as "text/category".
    case plurals
    /// An app's own texts, as its author has written them.
    case texts
    case roles, states, commands, settings
  }

  /// Names of several kinds, by language.
  typealias Names = [String: [Kind: Set<String>]]

  /// What has been shown, by language.
  private(set) var shown: Names = [:]
  /// What there is to be shown beside what all apps have: the texts of those that were played.
  private(set) var own: Names = [:]

  /// Nothing shown yet.
  public init() {}

  /// The languages in which something has been shown, in order.
  public var locales: [String] { shown.keys.sorted() }

  /// Adds what another has shown.
  public mutating func add(_ other: Coverage) {
    shown.add(other.shown)
    own.add(other.own)
  }

  mutating func add(_ names: Set<String>, _ kind: Kind, in locale: String) {
    shown.add([locale: [kind: names]])
  }

  /// Adds what an app has of its own.
  mutating func addOwn(_ names: Set<String>, _ kind: Kind, in locale: String) { own.add([locale: [kind: names]]) }

  /// What there is of a kind in a language, and what of that has been shown.
  public func count(of kind: Kind, in locale: String, files: LocaleFiles = .bundled) throws -> (
    shown: Int, missing: [String]
  ) {
    let names = shown[locale]?[kind] ?? []
    let all = try CoveredNames(locale, files: files).all(kind, shown: shown[locale]?[.messages] ?? [])
      .union(own[locale]?[kind] ?? [])
    return (all.count { names.contains($0) }, all.filter { !names.contains($0) }.sorted())
  }

  /// How much has been shown in all languages, in percent, rounded down.
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

  /// As a file keeps it: JSON, the names by kind and language.
  public var json: String {
    func object(_ names: Names) -> JSONValue {
      .object(
        names.sorted { $0.key < $1.key }.map { locale, kinds in
          let known = Kind.allCases.filter { kinds[$0]?.isEmpty == false }
          return (
            locale, .object(known.map { ($0.rawValue, .array((kinds[$0] ?? []).sorted().map { .string($0) })) })
          )
        })
    }
    return JSONValue.object([("version", .number(1)), ("shown", object(shown)), ("own", object(own))]).text
  }

  /// Keeps it in a file, whole or not at all; throws ``SystemError``.
  public func write(to path: String) throws { try FileContents.write(Array((json + "\n").utf8), to: path) }

  /// Reads what ``json`` has written; nil where it is something else.
  public init?(json bytes: [UInt8]) {
    struct Kept: Decodable {
      var version: Int
      var shown: [String: [String: [String]]]
      var own: [String: [String: [String]]]
    }
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)), kept.version == 1,
      let shown = Names(kept: kept.shown), let own = Names(kept: kept.own)
    else { return nil }
    (self.shown, self.own) = (shown, own)
  }
}

extension Coverage.Names {
  /// Names as a file keeps them; nil where a kind is unknown.
  fileprivate init?(kept: [String: [String: [String]]]) {
    self = [:]
    for (locale, kinds) in kept {
      self[locale] = [:]
      for (name, names) in kinds {
        guard let kind = Coverage.Kind(rawValue: name) else { return nil }
        self[locale]?[kind] = Set(names)
      }
    }
  }

  fileprivate mutating func add(_ other: Coverage.Names) {
    for (locale, kinds) in other {
      for (kind, names) in kinds where !names.isEmpty { self[locale, default: [:]][kind, default: []].formUnion(names) }
    }
  }
}

/// All that transcripts can show in a language.
struct CoveredNames {
  private let locale: LoadedLocale
  private let messages: [String: Bool]

  /// What is typed, what is said outside sessions, and what only stands between facts: by the beginning of the key.
  private static let outsideSessions = [
    "command.", "locales.", "localeFolder.", "understand.", "test.", "output.", "file.",
    "speech.", "lint.",
    "answer.", "select.and", "select.range", "typing.", "value.assign", "value.correct", "which.",
    "edit.with",
    "discard.discard", "discard.keep", "discard.save", "alert.ok", "document.", "settings.", "locale.",
    "facts.",
  ]
  /// What only our own apps say: it counts where one of them was played.
  private static let ownApps = ["app."]

  init(_ tag: String, files: LocaleFiles) throws {
    locale = try LoadedLocale(tag, files: files)
    messages = try files.messages(locale.tag)
  }

  /// The names of a kind, where these messages have been shown.
  func all(_ kind: Coverage.Kind, shown: Set<String>) -> Set<String> {
    switch kind {
    case .messages: Set(keys(shown))
    case .plurals:
      Set(
        keys(shown).filter { messages[$0] == true }.flatMap { key in
          locale.table.plurals.categories.map { "\(key)/\($0.rawValue)" }
        })
    // Each app has its own.
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
