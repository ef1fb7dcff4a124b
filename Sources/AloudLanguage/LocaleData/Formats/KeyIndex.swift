/// An index that finds a key's number without copying any key: open addressing over hashes of the keys' bytes.
///
/// A table has 250 keys, is read at every launch, and is asked for a few dozen. A dictionary of strings would cost more than all
/// these look-ups.
struct KeyIndex: Sendable {
  /// The key numbers plus 1, by slot; 0 marks an empty slot.
  private var slots: [UInt32]
  private let mask: Int

  /// Creates an index for at most `capacity` keys.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Returns the number of the key with the given hash for which `isKey` returns true.
  func find(_ hash: Int, where isKey: (Int) -> Bool) -> Int? {
    var place = hash & mask
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if isKey(number) { return number }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a key that is not yet in the index.
  mutating func insert(_ hash: Int, number: Int) {
    var place = hash & mask
    while slots[place] != 0 { place = (place + 1) & mask }
    slots[place] = UInt32(number + 1)
  }

  /// Returns the hash of a key's bytes: FNV-1a, but over eight bytes at a time.
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
      // The remaining bytes, overlapping with some that were already hashed.
      add(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    } else {
      for byte in raw { add(UInt64(byte)) }
    }
    return Int(truncatingIfNeeded: hash >> 8)
  }
}
