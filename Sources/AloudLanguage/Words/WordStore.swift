internal import Synchronization

/// All words for a kind of value. A language has up to 15,000, and a phrase uses a few, so words are added to a trie only when a
/// phrase first has their beginning.
final class WordStore<Token: Sendable & Equatable>: Sendable {
  private struct Made {
    var trie: WordTrie<Token>
    var beginnings: Set<WordBeginning> = []
  }

  private let list: WordList<Token>
  private let made: Mutex<Made>

  init(_ list: WordList<Token>, _ marks: LetterMarks = LetterMarks(letters: "")) {
    self.list = list
    made = Mutex(Made(trie: WordTrie(marks)))
  }

  func trie(for symbols: [Phrase.Symbol]) -> WordTrie<Token> {
    made.withLock { made in
      var new: Set<WordBeginning> = []
      func want(_ beginning: WordBeginning) { if !made.beginnings.contains(beginning) { new.insert(beginning) } }
      for (place, symbol) in symbols.enumerated() {
        guard case .letter(let letter) = symbol else { continue }
        want(WordBeginning(letter, nil))
        if place + 1 < symbols.count, case .letter(let next) = symbols[place + 1] { want(WordBeginning(letter, next)) }
      }
      if !new.isEmpty { add(new, to: &made) }
      return made.trie
    }
  }

  private func add(_ new: Set<WordBeginning>, to made: inout Made) {
    // A hash table quickly rules out the great majority of words.
    var isNew = Array(repeating: false, count: 4_096)
    for beginning in new { isNew[beginning.place] = true }
    for (number, beginning) in list.beginnings.enumerated() where isNew[beginning.place] && new.contains(beginning) {
      made.trie.add(list.words[number].token, list.words[number].word)
    }
    made.beginnings.formUnion(new)
  }
}
