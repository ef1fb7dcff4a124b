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
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      try reader.read(bytes[start..<end], line: number)
      if let key, reader.entries[key] != nil { break }
      start = end + 1
    }
    try reader.finish()
    entries = reader.entries
  }
}
