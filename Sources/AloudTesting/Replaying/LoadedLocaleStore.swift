public import Aloud
internal import Synchronization

/// Locales that are read once, for the many who play in them.
public final class LoadedLocaleStore: Sendable {
  private let files: LocaleFiles
  private let locales = Mutex<[String: LoadedLocale]>([:])

  /// A store that has read none.
  public init(files: LocaleFiles = .bundled) { self.files = files }

  /// The locale of a name.
  ///
  /// - Throws: `LocaleFileError` where a file of it is damaged.
  public func locale(_ name: String) throws -> LoadedLocale {
    if let known = locales.withLock({ $0[name] }) { return known }
    let locale = try LoadedLocale(name, files: files)
    locales.withLock { $0[name] = locale }
    return locale
  }
}
