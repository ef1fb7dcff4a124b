/// Where the entries of a PO file stand, by key, found without reading them: of a wording's 800 entries a session says a few
/// dozen.
struct POIndex: Sendable {
  private struct Entry {
    var key: Range<Int>
    /// From its `msgctxt` to the next one's.
    var bytes: Range<Int>
  }

  private let bytes: [UInt8]
  private var entries: [Entry] = []
  private var index: KeyIndex

  /// Looks through a file; no further than the entry of `key`, where no more is wanted.
  init(_ bytes: [UInt8], until key: String? = nil) {
    self.bytes = bytes
    index = KeyIndex(capacity: 0)
    bytes.withUnsafeBufferPointer { buffer in
      var start = Self.nextContext(in: buffer, from: 0)
      while start < buffer.count {
        let next = Self.nextContext(in: buffer, from: start + 1)
        let name = start + Self.keywordLength
        entries.append(Entry(key: name..<buffer.place(of: UInt8(ascii: "\""), from: name), bytes: start..<next))
        if let key, buffer[name...].starts(with: key.utf8) { break }
        start = next
      }
      index = KeyIndex(capacity: entries.count)
      for (number, entry) in entries.enumerated() {
        index.insert(KeyIndex.hash(UnsafeBufferPointer(rebasing: buffer[entry.key])), number: number)
      }
    }
  }

  /// The lines of a key's entry; nil where there is none.
  func entry(_ key: String) -> [UInt8]? {
    var key = key
    let number = key.withUTF8 { name in
      bytes.withUnsafeBufferPointer { buffer in
        index.find(KeyIndex.hash(name)) {
          UnsafeBufferPointer(rebasing: buffer[entries[$0].key]).elementsEqual(name)
        }
      }
    }
    return number.map { Array(bytes[entries[$0].bytes]) }
  }

  /// "msgctxt " as a number of eight bytes; a quotation mark follows it.
  private static let keyword = "msgctxt ".utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  private static let keywordLength = 9

  /// Where the next line begins that names a key; the end where there is none.
  private static func nextContext(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(buffer)
    let keyword = keyword
    var place = start == 0 ? 0 : buffer.place(of: UInt8(ascii: "\n"), from: start) + 1
    while place + keywordLength <= buffer.count {
      if UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) == keyword { return place }
      place = buffer.place(of: UInt8(ascii: "\n"), from: place) + 1
    }
    return buffer.count
  }
}
