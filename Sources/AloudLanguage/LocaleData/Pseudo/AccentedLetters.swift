/// Latin letters with accents. Vowels come twice: words grow by about a third, as they do in other languages.
enum AccentedLetters {
  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let accented = Array("áḃçďéḟĝĥîĵķļḿñöṗɋŕšţüṽŵẋýžÁḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖɊŔŠŢÜṼŴẊÝŽ")
  private static let vowels = Array("aeiouAEIOU")

  private static let letters = Dictionary(uniqueKeysWithValues: zip(plain, accented))

  /// The one letter that stands for a character: another than a Latin letter for itself.
  static func letter(_ character: Character) -> String { letters[character].map { String($0) } ?? String(character) }

  /// What stands for a character: another than a Latin letter for itself.
  static func letters(_ character: Character) -> String {
    guard let letter = letters[character] else { return String(character) }
    return vowels.contains(character) ? String(letter) + letter.lowercased() : String(letter)
  }
}
