/// What one key chooses, where things have numbers (LOOP-2): a digit that no other number begins with, or the letter that
/// only one of the names begins with. Nothing at a confirmation, and nothing in a text.
struct SingleKeys {
  let around: Surroundings
  let layer: Layer?

  /// The line that a key stands for; nil where it is only the beginning of one.
  func line(_ key: Character) -> String? {
    switch layer {
    case .confirmation, .discard, .alert, .entry, .hearing: return nil
    case .choice(let question):
      return line(key, count: question.candidates.count) {
        question.candidates.compactMap { $0.announcement(in: around).name.map { words($0) } }
      }
    case .menu, .picker, nil:
      guard around.shown.numbersLines, around.shown.activeSearch == nil, !around.isSelecting else { return nil }
      // Of numbers of their own a key may be the beginning of one, or one by itself: a line says which.
      return line(key, count: around.entries.hasOwnNumbers ? 0 : around.entries.numberedCount) { names }
    }
  }

  private func line(_ key: Character, count: Int, names: () -> [String]) -> String? {
    if let digit = key.wholeNumberValue {
      return (1...9).contains(digit) && digit <= count && digit * 10 > count ? String(digit) : nil
    }
    let folded = Folding.fold(String(key))
    guard !folded.isEmpty else { return nil }
    let found = names().filter { Folding.fold($0).hasPrefix(folded) }
    return found.count == 1 ? found[0] : nil
  }

  /// What the things here are called; nothing where there are more than a person knows by heart.
  private var names: [String] {
    guard around.entries.providedRows.isEmpty else { return [] }
    return around.entries.ownLines.compactMap { _, entry in entry.isNumbered ? entry.title.map { words($0) } : nil }
  }

  private func words(_ text: LocalizedText) -> String { around.wording.text(text) }
}

extension Session {
  /// The line that one key stands for now, where the user wants that; nil where it is the beginning of a line.
  public func line(ofSingleKey key: Character) -> String? {
    guard settings.singleKeys else { return nil }
    return SingleKeys(around: stage.surroundings, layer: stage.layers.last).line(key)
  }
}
