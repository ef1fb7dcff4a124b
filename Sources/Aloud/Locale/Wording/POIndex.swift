/// Where the entries of a PO file stand, by key, found without reading them: of a wording's 1,000 entries a session says a
/// few dozen.
struct POIndex: Sendable {
  private struct Entry {
    var key: Range<Int>
    /// From its `msgctxt` to the next one's.
    var bytes: Range<Int>
  }

  private let bytes: LocaleBytes
  private var entries: [Entry] = []
  private var index: KeyIndex

  /// Looks through a file; no further than the entry of `key`, where no more is wanted.
  init(_ bytes: LocaleBytes, until key: String? = nil) {
    self.bytes = bytes
    index = KeyIndex(capacity: 0)
    bytes.withBytes { buffer in
      entries.reserveCapacity(key == nil ? buffer.count / 100 : 1)
      Self.eachContext(in: buffer) { start in
        close(at: start)
        if let last = entries.last, let key, buffer[last.key].elementsEqual(key.utf8) { return false }
        let name = start + Self.keywordLength
        entries.append(Entry(key: name..<buffer.place(of: UInt8(ascii: "\""), from: name), bytes: start..<buffer.count))
        return true
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
    return key.withUTF8 { name in
      bytes.withBytes { buffer in
        index.find(KeyIndex.hash(name)) {
          UnsafeBufferPointer(rebasing: buffer[entries[$0].key]).elementsEqual(name)
        }.map { Array(buffer[entries[$0].bytes]) }
      }
    }
  }

  /// The last entry ends where the next one begins.
  private mutating func close(at end: Int) {
    guard let last = entries.indices.last else { return }
    entries[last].bytes = entries[last].bytes.lowerBound..<end
  }

  /// "msgctxt " as a number of eight bytes; a quotation mark follows it.
  private static let keyword = "msgctxt ".utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  private static let keywordLength = 9

  /// Calls `body` with each place where a line begins that names a key, until that gives false.
  private static func eachContext(in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) {
    let keyword = keyword
    let raw = UnsafeRawBufferPointer(buffer)
    func isContext(_ place: Int) -> Bool {
      place + keywordLength <= raw.count
        && UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) == keyword
    }
    if isContext(0), !body(0) { return }
    var goesOn = true
    buffer.eachPlace(of: UInt8(ascii: "\n")) { place in
      if isContext(place + 1) { goesOn = body(place + 1) }
      return goesOn
    }
  }
}
