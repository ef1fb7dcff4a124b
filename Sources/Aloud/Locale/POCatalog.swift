/// The entries of a PO file, by key. `msgctxt` is the key; an entry that is not translated is left out.
struct POCatalog: Sendable {
  private(set) var entries: [String: POEntry] = [:]

  /// No entries.
  static let empty = POCatalog()

  private init() {}

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    self = try POCatalog(bytes, path: path, until: nil)
  }

  /// The entry of one key, read no further than that.
  static func entry(_ key: String, in bytes: [UInt8], path: String) throws(LocaleFileError) -> POEntry? {
    try POCatalog(bytes, path: path, until: key).entries[key]
  }

  private init(_ bytes: [UInt8], path: String, until key: String?) throws(LocaleFileError) {
    var reader = POReader(path: path, byteCount: key == nil ? bytes.count : 0)
    reader.read(bytes, until: key, stopsAtProblem: true)
    if let problem = reader.problems.first { throw problem }
    entries = reader.entries
  }
}
