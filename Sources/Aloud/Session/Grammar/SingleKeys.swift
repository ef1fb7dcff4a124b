/// The choices that a single key makes where things have numbers (LOOP-2): by a digit that begins no other number, or by a letter
/// that begins only one name. A key chooses nothing at a confirmation or in a text.
struct SingleKeys {
  let context: LineContext
  let layer: Layer?

  /// Nil if the key only begins a line.
  func line(_ key: Character) -> String? {
    switch layer {
    case .confirmation, .discard, .alert, .entry, .hearing: return nil
    case .choice(let question):
      return line(key, count: question.candidates.count) {
        question.candidates.compactMap { $0.announcement(in: context).name.map { words($0) } }
      }
    case .menu, .picker, nil:
      guard context.shown.numbersLines, context.shown.activeSearch == nil, !context.isSelecting else { return nil }
      // If things have their own numbers, a digit may be one or only begin one, so a whole line is needed.
      return line(key, count: context.entries.hasOwnNumbers ? 0 : context.entries.numberedCount) { names }
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

  /// Empty if there are provided rows, which may be more than a person knows by heart.
  private var names: [String] {
    guard context.entries.providedRows.isEmpty else { return [] }
    return context.entries.ownLines.compactMap { $0.entry.isNamed ? $0.entry.title.map(words) : nil }
  }

  private func words(_ text: LocalizedText) -> String { context.wording.text(text) }
}

extension Session {
  /// Returns the line that a single key stands for now; nil if the key begins a line or the user has turned single keys off.
  public func line(ofSingleKey key: Character) -> String? {
    guard settings.singleKeys else { return nil }
    return SingleKeys(context: engine.lineContext, layer: engine.layers.last).line(key)
  }
}
