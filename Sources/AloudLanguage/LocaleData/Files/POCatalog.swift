internal import Synchronization

/// The entries of a PO file, by key, which is the `msgctxt`. Untranslated entries are left out.
struct POCatalog: Sendable {
  /// A file that is compiled in and known to be valid. An entry is read when it is asked for.
  private final class TestedFile: Sendable {
    let bytes: LocaleBytes
    let index: POIndex
    /// By the number of the entry. Nil if it has not been read; the inner nil means that it is not translated.
    private let known: Mutex<[POEntry??]>

    init(_ bytes: LocaleBytes) {
      self.bytes = bytes
      index = POIndex(bytes)
      known = Mutex(Array(repeating: nil, count: index.count))
    }

    func entry(of key: String, path: String) -> POEntry? {
      guard let number = index.number(of: key) else { return nil }
      return known.withLock { known in
        if let entry = known[number] { return entry }
        let entry = POReader(index.lines(ofEntry: number), path: path).entries[key].map(POEntry.init(cutting:))
        known[number] = .some(entry)
        return entry
      }
    }
  }

  private enum Source: Sendable {
    case tested(TestedFile)
    case packed(PackedWording)
    case read([String: POEntry])
  }

  private let source: Source
  private let path: String

  static let empty = POCatalog(.read([:]), path: "")

  private init(_ source: Source, path: String) { (self.source, self.path) = (source, path) }

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    let reader = POReader(bytes, path: path, stopsAtError: true)
    if let error = reader.errors.first { throw error }
    self.init(.read(reader.entries), path: path)
  }

  /// The file must be known to be valid.
  init(tested bytes: LocaleBytes, path: String) { self.init(.tested(TestedFile(bytes)), path: path) }

  init(_ packed: PackedWording, path: String) { self.init(.packed(packed), path: path) }

  subscript(key: String) -> POEntry? {
    switch source {
    case .read(let entries): entries[key]
    case .tested(let file): file.entry(of: key, path: path)
    case .packed(let wording): wording.entry(of: key)
    }
  }

  var entries: [String: POEntry] {
    switch source {
    case .read(let entries): entries
    case .tested(let file): POReader(file.bytes.array, path: path).entries
    case .packed: POReader(LocaleFiles.bundled.bytes(path) ?? [], path: path).entries
    }
  }

  var index: POIndex? { if case .tested(let file) = source { file.index } else { nil } }

  /// Reads no further than the entry.
  static func entry(_ key: String, in bytes: LocaleBytes, path: String) -> POEntry? {
    let index = POIndex(bytes, until: key)
    return index.number(of: key).flatMap { POReader(index.lines(ofEntry: $0), path: path).entries[key] }
  }
}
