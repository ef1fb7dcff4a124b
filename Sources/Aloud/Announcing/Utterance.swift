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
