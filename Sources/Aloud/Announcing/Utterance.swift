/// What is spoken for one announcement: a speech sequence and the language it is mostly in.
public struct Utterance: Sendable, Equatable {
  /// The steps, in order.
  public var units: [SpeechUnit]
  /// The language of units that name none (BCP 47).
  public var language: String
  /// When it is said, where something else is being said or waits.
  public var priority = SpeechPriority.next
  /// What it is about: of two that wait politely and are about the same, only the newer is said.
  public var topic: ID?
  /// Which line it says of a place that is being read; nil where it says something else.
  public var reading: ReadingMark?

  /// An utterance of `units`, in `language` unless a unit says otherwise.
  public init(_ units: [SpeechUnit], language: String) {
    self.units = units
    self.language = language
  }

  /// The words alone, as somebody would write down what was heard.
  public var plainText: String {
    var result = ""
    for unit in units {
      switch unit {
      case .text(let text, _): result += text
      case .characters(let text): result += text.spelledOut
      case .pause: result += " "
      case .gap, .mark, .rate, .pitch, .icon: break
      }
    }
    return result
  }
}

/// One step of what is spoken. A speech sequence is a flat list of these; the edge turns them into the synthesiser's markup.
public enum SpeechUnit: Sendable, Equatable {
  /// Words to read, in the language of the tag (BCP 47), or in the utterance's own where the tag is nil. Already cleaned.
  case text(String, language: String?)
  /// Silence, in milliseconds.
  case pause(milliseconds: Int)
  /// A short silence between two facts, in milliseconds: the sentence goes on. Where the voice makes a longer one there, that
  /// is enough.
  case gap(milliseconds: Int)
  /// Read character by character.
  case characters(String)
  /// A place the synthesiser reports when it is reached.
  case mark(String)
  /// From here on, the rate in words a minute, relative: 1 is the user's own rate.
  case rate(Double)
  /// From here on, the pitch, relative: 1 is the user's own pitch.
  case pitch(Double)
  /// A short sound, named by what it means.
  case icon(SoundIcon)
}

/// What a short sound means. An edge without sounds leaves it out: the words carry the same fact.
public enum SoundIcon: String, Sendable, Equatable, CaseIterable {
  /// A place has come up: a screen, a sheet, a menu.
  case opened
  /// A place was left for what is behind it.
  case closed
  /// Something is chosen, or turned on.
  case selected
  /// Something is done or changed.
  case done
  /// A line was refused, or something is wrong.
  case error
  /// There is nothing further in this direction.
  case endOfList
  /// Something is at work and can't be used.
  case busy
  /// Your answer is wanted.
  case answerWanted
}

extension StringProtocol {
  /// The characters apart, with a sign for a space: how a word that is spelled is written.
  var spelledOut: String { map { $0 == " " ? "␣" : String($0) }.joined(separator: " ") }
}
