public import Aloud
internal import Synchronization

/// A cache of locales, so that each is loaded once for all sessions that use it.
public final class LoadedLocaleStore: Sendable {
  private let files: LocaleFiles
  private let locales = Mutex<[String: LoadedLocale]>([:])

  /// Creates an empty store.
  public init(files: LocaleFiles = .bundled) { self.files = files }

  /// Returns the locale with a name.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale is damaged.
  public func locale(_ name: String) throws -> LoadedLocale {
    if let known = locales.withLock({ $0[name] }) { return known }
    let locale = try LoadedLocale(name, files: files)
    locales.withLock { $0[name] = locale }
    return locale
  }
}
