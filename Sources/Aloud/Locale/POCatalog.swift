/// The entries of a PO file, by key. `msgctxt` is the key; an entry that is not translated is left out.
struct POCatalog: Sendable {
  private(set) var entries: [String: POEntry] = [:]

  init(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    var reader = POReader(path: path)
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      try reader.read(bytes[start..<end], line: number)
      start = end + 1
    }
    try reader.finish()
    entries = reader.entries
  }
}
