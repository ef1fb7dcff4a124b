/// An Arabic letter for each Latin one, so that a tester can read the words back.
enum ArabicLetters {
  private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
  private static let arabic = Array("ابثدعفغهيجكلمنوظقرستحذضخطز")

  private static let letters = Dictionary(uniqueKeysWithValues: zip(latin, arabic))

  /// What stands for a character: another than a Latin letter for itself. There are no capitals.
  static func letter(_ character: Character) -> Character {
    guard character.isASCII, let small = character.lowercased().first else { return character }
    return letters[small] ?? character
  }
}
