/// Keeps names in their place on terminals that reorder by themselves: "(3)? 2" would jump across a Hebrew name (SET-4). The
/// marks are invisible; pipes, speech and braille get none.
enum DirectionMarks {
  private static let leftToRightMark = "\u{200E}"
  private static let rightToLeftMark = "\u{200F}"

  /// The text of `runs` with marks around what runs the other way than `base`, and at its beginning where it would be taken
  /// to run the other way.
  static func mark(_ runs: [TextRun], base: TextDirection) -> String {
    let mark = base == .leftToRight ? leftToRightMark : rightToLeftMark
    var result = ""
    for run in runs {
      let runsAgainst = run.text.unicodeScalars.contains { scalar in
        BidiClass(scalar).direction.map { $0 != base } ?? false
      }
      result += runsAgainst ? mark + run.text + mark : run.text
    }
    let first = result.unicodeScalars.lazy.compactMap { BidiClass($0).direction }.first
    return first == base || (first == nil && base == .leftToRight) ? result : mark + result
  }
}
