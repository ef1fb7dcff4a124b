extension String {
  /// The text without the vowels that a reading adds, and without shadda.
  var withoutVowels: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isArabicVowel && $0 != "\u{651}" }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a vowel, a nunation or the mark that there is none.
  var isArabicVowel: Bool { (0x64B...0x650).contains(value) || value == 0x652 }
}
