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

  /// The hash of a key's bytes (FNV-1a).
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash)
  }
}
