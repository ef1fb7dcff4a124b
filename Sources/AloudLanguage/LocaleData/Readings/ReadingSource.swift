/// The readings of a locale, read when something is first spoken, because a session without speech never needs them.
struct ReadingSource: Sendable {
  private let source: OnceRead<Readings?>

  /// Creates the readings of the locale `tag`, whose wording is `own`. Returns nil if its voice needs none.
  init?(_ tag: String, own: POCatalog, files: LocaleFiles) throws(LocaleFileError) {
    let path = "reading/\(tag).po"
    guard let bytes = files.lent(path) else { return nil }
    // The files compiled in are known to be valid. A translator's file is read at once so that its errors are reported.
    if files.areBundled {
      source = OnceRead { try? Readings(bytes.array, path: path, own: own) }
    } else {
      source = OnceRead(try Readings(bytes.array, path: path, own: own))
    }
  }

  /// The readings.
  var readings: Readings? { source.value }
}
