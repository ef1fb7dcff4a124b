/// Kana that the Japanese voice of espeak-ng 1.51 reads wrongly, written as it reads them right, or nearly.
enum MisreadKana {
  /// The text as it is given to a Japanese voice.
  static func repaired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { said[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    var isAfterRi = false
    for scalar in text.unicodeScalars {
      // りょ is read "ryao", りゅ "ryau"; りよ and りゆ come near. A dot between names is read as "Japanese letter".
      let replacement = scalar == "・" || isAfterRi ? said[scalar] : nil
      result.append(replacement ?? scalar)
      isAfterRi = scalar == "り" || scalar == "リ"
    }
    return String(result)
  }

  private static let said: [Unicode.Scalar: Unicode.Scalar] = [
    "ゃ": "や", "ゅ": "ゆ", "ょ": "よ", "ャ": "ヤ", "ュ": "ユ", "ョ": "ヨ", "・": " ",
  ]
}
