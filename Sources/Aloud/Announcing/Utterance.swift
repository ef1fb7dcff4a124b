/// What is spoken for one announcement: a speech sequence and the language it is mostly in.
public struct Utterance: Sendable, Equatable {
  /// The steps, in order.
  public var units: [SpeechUnit]
  /// The language of units that name none (BCP 47).
  public var language: String

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
      case .mark, .rate, .pitch, .icon: break
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
  case arrived, changed, refused, asked
}

extension StringProtocol {
  /// The characters apart, with a sign for a space: how a word that is spelled is written.
  var spelledOut: String { map { $0 == " " ? "␣" : String($0) }.joined(separator: " ") }
}
