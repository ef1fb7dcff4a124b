/// Finds a key's number among many without a copy of any: open addressing over hashes of the keys' bytes.
///
/// A table of 250 keys is read at each start of the program and asked for a few dozen; a dictionary of strings would cost
/// more than all that is asked of it.
struct KeyIndex: Sendable {
  /// Numbers counted from 1, by place; 0 where nothing is.
  private var slots: [UInt32]
  private let mask: Int

  /// An index of at most so many keys.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The number of the key with a hash for which `isKey` holds.
  func find(_ hash: Int, where isKey: (Int) -> Bool) -> Int? {
    var place = hash & mask
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if isKey(number) { return number }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a key that is not there yet.
  mutating func insert(_ hash: Int, number: Int) {
    var place = hash & mask
    while slots[place] != 0 { place = (place + 1) & mask }
    slots[place] = UInt32(number + 1)
  }

  /// The hash of a key's bytes: FNV-1a, but eight bytes at a time.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x0000_0100_0000_01b3
      hash ^= hash >> 32
    }
    if raw.count >= 8 {
      for place in stride(from: 0, to: raw.count - 7, by: 8) {
        add(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      // What is left over, with some bytes before it once more.
      add(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    } else {
      for byte in raw { add(UInt64(byte)) }
    }
    return Int(truncatingIfNeeded: hash >> 8)
  }
}
