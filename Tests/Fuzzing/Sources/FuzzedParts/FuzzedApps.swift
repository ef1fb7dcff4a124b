internal import Aloud
internal import AloudDocuments
internal import AloudLanguage
internal import AloudReminders
internal import Foundation
internal import Synchronization

/// Sessions that have started, each made once: they are values, and starting one reads all the words of a locale.
final class StartedSessions<Base: App>: Sendable {
  /// How many are held: each has words of its own. With fewer than all of them, most of the time would go into starting.
  private let limit = 400
  private let sessions = Mutex<[String: FuzzedSession<Base>]>([:])
  private let app: @Sendable (_ locale: String) throws -> Base

  init(_ app: @escaping @Sendable (_ locale: String) throws -> Base) { self.app = app }

  /// The one in a locale, with some settings.
  func session(_ locale: String, _ settings: [(SettingName, String)]) throws -> FuzzedSession<Base> {
    let key = locale + settings.map { " \($0.0.rawValue)=\($0.1)" }.joined()
    if let known = sessions.withLock({ $0[key] }) { return known }
    let session = try FuzzedSession(try app(locale), locale: locale, settings)
    sessions.withLock { sessions in
      if sessions.count >= limit { sessions = [:] }
      sessions[key] = session
    }
    return session
  }
}

/// The apps that are played.
enum FuzzedApps {
  /// The locales that there are words in.
  static let locales = LocaleFiles.bundled.tags(in: "wording").filter { !LoadedLocale.isForTesters($0) }

  /// Every control in every state.
  static let gallery = StartedSessions<DocumentApp> { _ in
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    let bytes = try Data(contentsOf: root.appending(path: "Sources/CEmbedded/gallery.yaml"))
    return try Document(bytes: Array(bytes), path: "gallery.yaml").app
  }

  /// Values that have nothing to do with each other, acts that last, rows that come, and questions that nobody has asked for.
  static let ledger = StartedSessions<LedgerApp> { _ in LedgerApp() }

  /// What a host shows, whose list has rows of its own.
  static let hosted = StartedSessions<HostedApp> { _ in
    try HostedApp(HostCheck.interface, from: "host") { _, index in
      ProvidedRow(["id": "m\(index)", "title": index % 7 == 0 ? "Report" : "Mail \(index)"])
    }
  }

  /// Reminders, routes, a shop, a timer and the settings.
  static let builtIn = StartedSessions<BuiltInApp> { locale in
    BuiltInApp(
      languages: Languages(
        [locale, "en", "ar"].map { Language(tag: $0, name: LoadedLocale.ownName(of: $0) ?? $0) }))
  }
}
