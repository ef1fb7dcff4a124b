public import Aloud
internal import Foundation

/// What transcripts have shown, by language: to be added up over the parts of a run, and held against all there is.
public struct Coverage: Sendable, Equatable {
  /// What is counted.
  public enum Kind: String, Sendable, CaseIterable {
    /// The messages of the wording that sessions say.
    case messages
    /// Their plural forms, as "key/category".
    case plurals
    case roles, states, commands, settings
  }

  /// What has been shown, by language.
  private(set) var shown: [String: [Kind: Set<String>]] = [:]

  /// Nothing shown yet.
  public init() {}

  /// The languages in which something has been shown, in order.
  public var locales: [String] { shown.keys.sorted() }

  /// Adds what another has shown.
  public mutating func add(_ other: Coverage) {
    for (locale, kinds) in other.shown {
      for (kind, names) in kinds { shown[locale, default: [:]][kind, default: []].formUnion(names) }
    }
  }

  mutating func add(_ names: Set<String>, _ kind: Kind, in locale: String) {
    shown[locale, default: [:]][kind, default: []].formUnion(names)
  }

  /// What there is of a kind in a language, and what of that has been shown.
  public func count(of kind: Kind, in locale: String, files: LocaleFiles = .bundled) throws -> (
    shown: Int, missing: [String]
  ) {
    let names = shown[locale]?[kind] ?? []
    let all = try CoveredNames(locale, files: files).all(kind, shown: shown[locale]?[.messages] ?? [])
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
    let locales = shown.sorted { $0.key < $1.key }.map { locale, kinds in
      (
        locale,
        JSONValue.object(
          Kind.allCases.map { kind in (kind.rawValue, .array((kinds[kind] ?? []).sorted().map { .string($0) })) })
      )
    }
    return JSONValue.object([("version", .number(1)), ("shown", .object(locales))]).text
  }

  /// Keeps it in a file, whole or not at all; throws ``SystemError``.
  public func write(to path: String) throws { try FileContents.write(Array((json + "\n").utf8), to: path) }

  /// Reads what ``json`` has written; nil where it is something else.
  public init?(json bytes: [UInt8]) {
    struct Kept: Decodable {
      var version: Int
      var shown: [String: [String: [String]]]
    }
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)), kept.version == 1 else { return nil }
    for (locale, kinds) in kept.shown {
      shown[locale] = [:]
      for (name, names) in kinds {
        guard let kind = Kind(rawValue: name) else { return nil }
        shown[locale]?[kind] = Set(names)
      }
    }
  }
}
