extension String {
  /// The text without the marks by which a locale's table keeps signs in their place on a screen (U+200E, U+200F, U+061C):
  /// who reads a line from a pipe, a file or a braille line has no use for them.
  package var withoutDirectionMarks: String {
    // Those that are longer begin with the same byte, which hardly any line has; Arabic ones have the other's.
    let isFree = utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 != 0xE2 && $0 != 0x9C } }
    if isFree == true { return self }
    let marks: [UInt32] = [0x200E, 0x200F, 0x061C]
    return String(String.UnicodeScalarView(unicodeScalars.filter { !marks.contains($0.value) }))
  }
}
