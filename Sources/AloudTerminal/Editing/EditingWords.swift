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
    case .text, .message, .gone, .pasted: renderer.utterance(Announcement(.notice, words(renderer.locale)))
    }
  }

  private func words(_ locale: LoadedLocale) -> LocalizedText {
    switch self {
    case .nothing: ""
    case .both(let first, _): first.words(locale)
    case .character(let character): locale.text(of: character)
    case .text(let text): .verbatim(text)
    case .message(let message): .message(message)
    case .gone(let said): .message(.keysGone(text: .text(said.words(locale))))
    case .pasted(let said): .message(.editPasted(text: .text(said.words(locale))))
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
  case message(Message)
  case both(SaidOfEditing, SaidOfEditing)
  case gone(SaidOfEditing)
  case pasted(SaidOfEditing)

  static let beginning = message(.textBeginning)
  static let end = message(.textEnd)
  static let emptyLine = message(.textBlankLine)
  static let cleared = message(.keysCleared)
  static let noEarlierLine = message(.keysNoEarlier)
  static let noLaterLine = message(.keysNoLater)
  static let noCompletion = message(.keysNoCompletion)
  static let unreadable = message(.keysUnreadable)

  static func characters(_ count: Int) -> Self { .message(.textCharacters(count: .number(count))) }
  static func completions(_ count: Int) -> Self { .message(.keysCompletions(count: .number(count))) }
}
