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

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = KeyIndex(capacity: 0)
    bytes.withUnsafeBufferPointer { buffer in
      var start = Self.nextContext(in: buffer, from: 0)
      while start < buffer.count {
        let next = Self.nextContext(in: buffer, from: start + 1)
        let key = start + Self.keyword.utf8CodeUnitCount
        entries.append(Entry(key: key..<buffer.place(of: UInt8(ascii: "\""), from: key), bytes: start..<next))
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

  private static let keyword: StaticString = "msgctxt \""

  /// Where the next line begins that names a key; the end where there is none.
  private static func nextContext(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let keyword = UnsafeBufferPointer(start: keyword.utf8Start, count: keyword.utf8CodeUnitCount)
    var place = start == 0 ? 0 : buffer.place(of: UInt8(ascii: "\n"), from: start) + 1
    while place < buffer.count {
      // All other lines of a file compiled in begin otherwise with an m, or with something else.
      if buffer[place] == keyword[0], place + keyword.count < buffer.count,
        UnsafeBufferPointer(rebasing: buffer[place..<place + keyword.count]).elementsEqual(keyword)
      {
        return place
      }
      place = buffer.place(of: UInt8(ascii: "\n"), from: place) + 1
    }
    return buffer.count
  }
}
