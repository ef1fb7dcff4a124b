internal import Synchronization

/// The readings of a locale, read when something is first spoken: a session without speech never needs them.
final class ReadingSource: Sendable {
  private enum State {
    case unread([UInt8], own: POCatalog)
    case read(Readings?)
  }

  private let state: Mutex<State>
  private let path: String

  /// The readings of the locale `tag`, whose wording is `own`; nil where its voice needs none.
  init?(_ tag: String, own: POCatalog, files: LocaleFiles) throws(LocaleFileError) {
    path = "reading/\(tag).po"
    guard let bytes = files.bytes(path) else { return nil }
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    let isTested = files.areBundled
    state = Mutex(isTested ? .unread(bytes, own: own) : .read(try Readings(bytes, path: path, own: own)))
  }

  /// The readings.
  var readings: Readings? {
    state.withLock { state in
      switch state {
      case .read(let readings): return readings
      case .unread(let bytes, let own):
        let readings = try? Readings(bytes, path: path, own: own)
        state = .read(readings)
        return readings
      }
    }
  }
}
