internal import Synchronization

/// The entries of a PO file, by key. `msgctxt` is the key; an entry that is not translated is left out.
struct POCatalog: Sendable {
  /// A file that is compiled in: it has been tested, and an entry is read when it is asked for.
  private final class TestedFile: Sendable {
    let bytes: LocaleBytes
    let index: POIndex
    /// What has been read so far.
    let known = Mutex<[String: POEntry?]>([:])

    init(_ bytes: LocaleBytes) {
      self.bytes = bytes
      index = POIndex(bytes)
    }
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
    reader.read(bytes, stopsAtProblem: true)
    if let problem = reader.problems.first { throw problem }
    self.init(.read(reader.entries), path: path)
  }

  /// The catalog of a file that there is: read as a whole, so that what is wrong in it is told, unless it is compiled in.
  init(_ path: String, in files: LocaleFiles) throws(LocaleFileError) {
    if files.areBundled, let bytes = files.lent(path) {
      self.init(.tested(TestedFile(bytes)), path: path)
    } else {
      self = try POCatalog(try files.required(path), path: path)
    }
  }

  /// The entry of a key; nil where there is none.
  subscript(key: String) -> POEntry? {
    switch source {
    case .read(let entries): entries[key]
    case .tested(let file):
      file.known.withLock { known in
        if let entry = known[key] { return entry }
        var entry = file.index.entry(key).flatMap { Self.entries(in: $0, path: path)[key] }
        entry?.cut()
        known[key] = .some(entry)
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
    POIndex(bytes, until: key).entry(key).flatMap { entries(in: $0, path: path)[key] }
  }

  private static func entries(in bytes: [UInt8], path: String) -> [String: POEntry] {
    var reader = POReader(path: path, byteCount: bytes.count)
    reader.read(bytes)
    return reader.entries
  }
}
