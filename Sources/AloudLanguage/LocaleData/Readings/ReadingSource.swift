/// The readings of a locale, read when something is first spoken: a session without speech never needs them.
struct ReadingSource: Sendable {
  private let source: OnceRead<Readings?>

  /// The readings of the locale `tag`, whose wording is `own`; nil where its voice needs none.
  init?(_ tag: String, own: POCatalog, files: LocaleFiles) throws(LocaleFileError) {
    let path = "reading/\(tag).po"
    guard let bytes = files.lent(path) else { return nil }
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    if files.areBundled {
      source = OnceRead { try? Readings(bytes.array, path: path, own: own) }
    } else {
      source = OnceRead(try Readings(bytes.array, path: path, own: own))
    }
  }

  /// The readings.
  var readings: Readings? { source.value }
}
