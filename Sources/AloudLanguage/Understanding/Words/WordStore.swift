internal import Synchronization

/// All words that a kind of value is said with. A language has up to 15,000 of them and a phrase a few: a trie is made of those
/// that a phrase can have, when one first can.
final class WordStore<Token: Sendable & Equatable>: Sendable {
  /// What has been made so far: a trie of all words that begin so.
  private struct Made {
    var trie = WordTrie<Token>()
    var beginnings: Set<WordBeginning> = []
  }

  private let list: WordList<Token>
  private let made = Mutex(Made())

  init(_ list: WordList<Token>) { self.list = list }

  /// A trie that has all words that can be among the letters of a phrase.
  func trie(for symbols: [Phrase.Symbol]) -> WordTrie<Token> {
    made.withLock { made in
      var new: Set<WordBeginning> = []
      func want(_ beginning: WordBeginning) {
        if !made.beginnings.contains(beginning) { new.insert(beginning) }
      }
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
    // Nearly all words begin otherwise, which a glance must tell.
    var isNew = Array(repeating: false, count: 4_096)
    for beginning in new { isNew[beginning.place] = true }
    for (number, beginning) in list.beginnings.enumerated() where isNew[beginning.place] && new.contains(beginning) {
      made.trie.add(list.words[number].token, list.words[number].word)
    }
    made.beginnings.formUnion(new)
  }
}
