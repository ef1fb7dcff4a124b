/// The speech for one announcement: a sequence of units, and the main language.
public struct Utterance: Sendable, Equatable {
  /// The units, in order.
  public var units: [SpeechUnit]
  /// The language of units without a language (BCP 47).
  public var language: String
  /// The time at which the utterance is said while others are being said or wait.
  public var priority = SpeechPriority.next
  /// The topic: of two waiting polite utterances on the same topic, only the newer one is said.
  public var topic: ID?
  /// The line of a place that is being read; nil for any other utterance.
  public var reading: ReadingMark?

  /// Creates an utterance of units, whose language is `language` unless a unit has its own.
  public init(_ units: [SpeechUnit], language: String) { (self.units, self.language) = (units, language) }

  /// The words alone, as a listener would write them down.
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

/// A unit of speech. An utterance is a flat list of units; the edge turns them into the markup of the synthesiser.
public enum SpeechUnit: Sendable, Equatable {
  /// Words in the given language (BCP 47), or in that of the utterance if it is nil. The text is already cleaned.
  case text(String, language: String?)
  /// A silence, in milliseconds.
  case pause(milliseconds: Int)
  /// A short silence between two facts of a sentence, in milliseconds. If the voice makes a longer one there, nothing is added.
  case gap(milliseconds: Int)
  /// A text that is read character by character.
  case characters(String)
  /// A mark that the synthesiser reports when it is reached.
  case mark(String)
  /// The speech rate from here on, relative to the user's own rate of 1.
  case rate(Double)
  /// The pitch from here on, relative to the user's own pitch of 1.
  case pitch(Double)
  /// A short sound, named by its meaning.
  case icon(SoundIcon)
}

/// The meaning of a short sound. An edge without sounds omits them, because the words express the same facts.
public enum SoundIcon: String, Sendable, Equatable, CaseIterable {
  /// A place was opened: a screen, a sheet or a menu.
  case opened
  /// A place was left for the one behind it.
  case closed
  /// Something was chosen, or turned on.
  case selected
  /// Something was done or changed.
  case done
  /// A line was refused, or something is wrong.
  case error
  /// There is nothing further in this direction.
  case endOfList
  /// Something is busy and can't be used.
  case busy
  /// An answer is expected.
  case answerWanted
}

extension StringProtocol {
  /// As a spelled word is written: separated by spaces, with a sign for a space.
  var spelledOut: String { map { $0 == " " ? "␣" : String($0) }.joined(separator: " ") }
}

/// The time at which an utterance is said while others are being said or wait.
public enum SpeechPriority: Sendable, Equatable {
  /// At once, dropping the current utterance and all waiting ones; for the first answer to a line.
  case now
  /// After the current utterance, before all waiting ones; for questions that an app asks by itself.
  case ahead
  /// After the current utterance and waiting ones, but before polite ones; for the rest of an answer, questions and errors.
  case next
  /// After all waiting utterances, replacing an older one on the same topic; for changes that an element reports by itself.
  case polite
}

/// A line of a place that is being read, by which the host reports how far the user heard it (``Reply/readingStopped(at:)``).
public struct ReadingMark: Sendable, Hashable {
  /// Differs for each reading.
  var reading: Int
  /// Counted from 0.
  var line: Int

  package init(reading: Int, line: Int) { (self.reading, self.line) = (reading, line) }
}
