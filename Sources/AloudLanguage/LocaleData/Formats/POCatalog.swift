internal import Synchronization

/// The entries of a PO file, by key. `msgctxt` is the key; an entry that is not translated is left out.
struct POCatalog: Sendable {
  /// A file that is compiled in: it has been tested, and an entry is read when it is asked for.
  private final class TestedFile: Sendable {
    let bytes: LocaleBytes
    let index: POIndex
    /// What has been read so far, by the numbers of the entries.
    let known: Mutex<[ReadEntry?]>

    init(_ bytes: LocaleBytes) {
      self.bytes = bytes
      index = POIndex(bytes)
      known = Mutex(Array(repeating: nil, count: index.count))
    }
  }

  /// An entry that has been read; nil where it is not translated.
  private final class ReadEntry: Sendable {
    let entry: POEntry?

    init(_ entry: POEntry?) { self.entry = entry }
  }

  private enum Source: Sendable {
    case tested(TestedFile)
    case read([String: POEntry])
  }

  private let source: Source
  private let path: String

  /// No entries.
  static let empty = POCatalog(.read([:]), path: "")

  private init(_ source: Source, path: String) { (self.source, self.path) = (source, path) }

  /// Reads a whole file.
  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    var reader = POReader(path: path, byteCount: bytes.count)
    reader.read(bytes, stopsAtError: true)
    if let kind = reader.errors.first { throw kind }
    self.init(.read(reader.entries), path: path)
  }

  /// The catalog of a file in which nothing is wrong: what stands in it is read when it is asked for.
  init(tested bytes: LocaleBytes, path: String) { self.init(.tested(TestedFile(bytes)), path: path) }

  /// The entry of a key; nil where there is none.
  subscript(key: String) -> POEntry? {
    switch source {
    case .read(let entries): return entries[key]
    case .tested(let file):
      guard let number = file.index.number(of: key) else { return nil }
      return file.known.withLock { known in
        if let read = known[number] { return read.entry }
        var entry = Self.entries(in: file.index.lines(ofEntry: number), path: path)[key]
        entry?.cut()
        known[number] = ReadEntry(entry)
        return entry
      }
    }
  }

  /// All entries, by key.
  var entries: [String: POEntry] {
    switch source {
    case .read(let entries): entries
    case .tested(let file): Self.entries(in: file.bytes.array, path: path)
    }
  }

  /// The entry of one key, read no further than that.
  static func entry(_ key: String, in bytes: LocaleBytes, path: String) -> POEntry? {
    let index = POIndex(bytes, until: key)
    return index.number(of: key).flatMap { entries(in: index.lines(ofEntry: $0), path: path)[key] }
  }

  private static func entries(in bytes: [UInt8], path: String) -> [String: POEntry] {
    var reader = POReader(path: path, byteCount: bytes.count)
    reader.read(bytes)
    return reader.entries
  }
}
