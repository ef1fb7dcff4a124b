/// Where the entries of a PO file stand, by key, found without reading them: of a wording's 1,000 entries a session says a
/// few dozen. It is asked for every word that is said: it is held, not copied.
final class POIndex: Sendable {
  private let bytes: LocaleBytes
  /// Where the line of each entry's key begins, and after them all where the last entry ends.
  private let starts: [Int]
  private let index: KeyIndex

  /// Looks through a file; no further than the entry of `key`, where no more is wanted.
  init(_ bytes: LocaleBytes, until key: String? = nil) {
    self.bytes = bytes
    (starts, index) = bytes.withBytes { buffer in
      var starts: [Int] = []
      starts.reserveCapacity(key == nil ? buffer.count / 100 : 2)
      var end = buffer.count
      Self.eachStart(in: buffer) { start in
        if let key, let last = starts.last, Self.key(at: last, in: buffer).elementsEqual(key.utf8) {
          end = start
          return false
        }
        starts.append(start)
        return true
      }
      var index = KeyIndex(capacity: starts.count)
      for (number, start) in starts.enumerated() {
        index.insert(KeyIndex.hash(Self.key(at: start, in: buffer)), number: number)
      }
      starts.append(end)
      return (starts, index)
    }
  }

  /// How many entries there are.
  var count: Int { starts.count - 1 }

  /// The number of a key's entry, counted from 0; nil where there is none.
  func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { name in
      bytes.withBytes { buffer in
        index.find(KeyIndex.hash(name)) { Self.isKey(name, at: starts[$0], in: buffer) }
      }
    }
  }

  /// The lines of an entry, from its `msgctxt` to the next one's.
  func lines(ofEntry number: Int) -> [UInt8] {
    bytes.withBytes { Array($0[starts[number]..<starts[number + 1]]) }
  }

  private static let keyword = Array("\nmsgctxt \"".utf8)

  /// Whether the entry that begins at a place has a key.
  private static func isKey(
    _ key: UnsafeBufferPointer<UInt8>, at start: Int, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let name = start + keyword.count - 1
    let end = name + key.count
    return end < buffer.count && buffer[end] == UInt8(ascii: "\"")
      && UnsafeBufferPointer(rebasing: buffer[name..<end]).hasSame(key)
  }

  /// The key of the entry that begins at a place.
  private static func key(at start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let name = start + keyword.count - 1
    return UnsafeBufferPointer(rebasing: buffer[name..<buffer.place(of: UInt8(ascii: "\""), from: name)])
  }

  /// Calls `body` with each place where a line begins that names a key, until that gives false.
  private static func eachStart(in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) {
    if buffer.starts(with: keyword.dropFirst()), !body(0) { return }
    buffer.eachPlace(of: keyword, rarest: 6) { body($0 + 1) }
  }
}
