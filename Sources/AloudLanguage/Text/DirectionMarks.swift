extension String {
  /// The text without the marks by which a locale's table keeps signs in their place on a screen (U+200E, U+200F): who reads a
  /// line from a pipe, a file or a braille line has no use for them.
  package var withoutDirectionMarks: String {
    // Both begin with the same two bytes, which hardly any line has.
    guard utf8.contains(0xE2) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0x200E && $0.value != 0x200F }))
  }
}
