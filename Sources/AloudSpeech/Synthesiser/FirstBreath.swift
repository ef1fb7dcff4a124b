/// Where a text is cut that goes on for long without a pause. The synthesiser translates up to 800 characters before the first of
/// them sounds, where nothing ends a clause among them: cut, the first sound of ten thousand is as quick as that of a sentence.
enum FirstBreath {
  /// No sentence of ordinary text comes without a pause for so long; what is shorter keeps its melody.
  private static let longestClause = 250
  /// The first part is at most so long, where there are spaces, and where there are none.
  private static let (longestPart, longestWord) = (120, 60)

  /// Where the first part of a text ends; nil where the text may stay whole.
  static func end(in text: String) -> String.Index? {
    guard text.utf8.count > longestClause else { return nil }
    let clause = text.unicodeScalars.prefix(longestClause)
    guard clause.endIndex < text.endIndex, !clause.contains(where: endsClause) else { return nil }
    let space = clause.prefix(longestPart).lastIndex { $0.properties.isWhitespace }
    return space ?? text.index(text.startIndex, offsetBy: longestWord, limitedBy: text.endIndex)
  }

  /// Whether the synthesiser pauses at it, as it does at a comma or a full stop of any script.
  private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherPunctuation && !"'\"#%&*/@\\".unicodeScalars.contains(scalar)
  }
}
