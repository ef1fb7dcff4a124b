/// An index that finds a key's number without copying any key: open addressing over hashes of the keys' bytes.
///
/// A table has 250 keys, is read at every launch, and is asked for a few dozen. A dictionary of strings would cost more than all
/// these look-ups.
struct KeyIndex: Sendable {
  /// The key numbers plus 1, by slot; 0 marks an empty slot.
  private var slots: [UInt32]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  func find(_ hash: Int, where isKey: (Int) -> Bool) -> Int? {
    var place = hash & mask
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if isKey(number) { return number }
      place = (place + 1) & mask
    }
    return nil
  }

  /// The key must not be in the index yet.
  mutating func insert(_ hash: Int, number: Int) {
    var place = hash & mask
    while slots[place] != 0 { place = (place + 1) & mask }
    slots[place] = UInt32(number + 1)
  }

  /// FNV-1a.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) >> 8)
  }
}

/// The offsets of a PO file's entries, by key, found without reading them: a session uses a few dozen of a wording's 1,000 entries.
/// Every message is looked up here, so this is a class, which is not copied.
final class POIndex: Sendable {
  private let bytes: LocaleBytes
  /// The offset of the line with each entry's key, followed by the end of the last entry.
  private let starts: [Int]
  private let index: KeyIndex

  /// Scans no further than the entry of `key`, if one is given.
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

  var count: Int { starts.count - 1 }

  func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { name in
      bytes.withBytes { buffer in index.find(KeyIndex.hash(name)) { Self.isKey(name, at: starts[$0], in: buffer) } }
    }
  }

  func lines(ofEntry number: Int) -> [UInt8] { bytes.withBytes { Array($0[starts[number]..<starts[number + 1]]) } }

  private static let keyword = Array("\nmsgctxt \"".utf8)

  private static func isKey(
    _ key: UnsafeBufferPointer<UInt8>, at start: Int, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let name = start + keyword.count - 1
    let end = name + key.count
    return end < buffer.count && buffer[end] == UInt8(ascii: "\"")
      && UnsafeBufferPointer(rebasing: buffer[name..<end]).elementsEqual(key)
  }

  private static func key(at start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let name = start + keyword.count - 1
    return UnsafeBufferPointer(rebasing: buffer[name..<buffer.place(of: UInt8(ascii: "\""), from: name)])
  }

  private static func eachStart(in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) {
    if buffer.starts(with: keyword.dropFirst()), !body(0) { return }
    buffer.eachPlace(of: keyword, rarest: 6) { body($0 + 1) }
  }
}
