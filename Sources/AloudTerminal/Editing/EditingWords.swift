internal import Aloud

extension SaidOfEditing {
  func utterance(_ renderer: Renderer) -> Utterance? {
    switch self {
    case .nothing: nil
    case .both(let first, let second):
      switch (first.utterance(renderer), second.utterance(renderer)) {
      case (let first?, let second?):
        Utterance(first.units + [.pause(milliseconds: 100)] + second.units, language: first.language)
      case (let one, let other): one ?? other
      }
    case .character: renderer.utterance(Announcement(.notice, words(renderer.locale))).asCharacters
    case .text, .characters, .gone, .pasted, .beginning, .end, .emptyLine, .cleared, .noEarlierLine, .noLaterLine,
      .completions, .noCompletion, .unreadable:
      renderer.utterance(Announcement(.notice, words(renderer.locale)))
    }
  }

  private func words(_ locale: LoadedLocale) -> LocalizedText {
    switch self {
    case .nothing: ""
    case .both(let first, _): first.words(locale)
    case .character(let character): locale.text(of: character)
    case .text(let text): .verbatim(text)
    case .characters(let count): .message(.textCharacters(count: .number(count)))
    case .gone(let said): .message(.keysGone(text: .text(said.words(locale))))
    case .pasted(let said): .message(.editPasted(text: .text(said.words(locale))))
    case .beginning: .message(.textBeginning)
    case .end: .message(.textEnd)
    case .emptyLine: .message(.textBlankLine)
    case .cleared: .message(.keysCleared)
    case .noEarlierLine: .message(.keysNoEarlier)
    case .noLaterLine: .message(.keysNoLater)
    case .completions(let count): .message(.keysCompletions(count: .number(count)))
    case .noCompletion: .message(.keysNoCompletion)
    case .unreadable: .message(.keysUnreadable)
    }
  }
}

extension Utterance {
  /// A lone letter is read by its name, not as a word.
  fileprivate var asCharacters: Utterance {
    guard units.count == 1, case .text(let letter, nil) = units[0], letter.count == 1 else { return self }
    return Utterance([.characters(letter)], language: language)
  }
}

/// A description of what is said after a key is pressed.
indirect enum SaidOfEditing: Equatable, Sendable {
  case nothing
  case character(Character)
  case text(String)
  /// A number of characters that are not read out.
  case characters(Int)
  case both(SaidOfEditing, SaidOfEditing)
  case gone(SaidOfEditing)
  case pasted(SaidOfEditing)
  case beginning
  case end
  case emptyLine
  case cleared
  case noEarlierLine
  case noLaterLine
  case completions(Int)
  case noCompletion
  case unreadable
}
