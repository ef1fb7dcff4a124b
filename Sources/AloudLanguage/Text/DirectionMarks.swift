extension String {
  /// The text without the invisible direction marks (U+200E, U+200F, U+061C) that keep signs in place on a screen. Pipes, files and
  /// braille lines do not need them.
  package var withoutDirectionMarks: String {
    // The first byte of U+200E and U+200F is 0xE2, which few lines contain; the last byte of U+061C is 0x9C.
    let isFree = utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 != 0xE2 && $0 != 0x9C } }
    if isFree == true { return self }
    let marks: [UInt32] = [0x200E, 0x200F, 0x061C]
    return String(String.UnicodeScalarView(unicodeScalars.filter { !marks.contains($0.value) }))
  }
}
