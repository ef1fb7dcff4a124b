import Aloud

/// An output of utterances: the synthesiser of this process, or a speech-dispatcher. It belongs to the speaking thread.
protocol UtteranceOutput: AnyObject {
  /// Returns nil after all of the rest was passed on, or the place at which it was interrupted.
  func say(_ rest: SpokenRest, _ watch: UtteranceWatch) throws(SpeechError) -> SpokenPlace?
  func discard() throws(SpeechError)
  /// Waits until all sound is heard or written, and closes the output.
  func close() throws(SpeechError)
  func voices() throws(SpeechError) -> Voices
}

/// The functions with which an output checks and reports on an utterance.
struct UtteranceWatch {
  let isInterrupted: () -> Bool
  let tell: (SpeechEvent) -> Void
  let report: (SpeechError) -> Void
}

/// The rest of an utterance, with the settings at the time when it was queued.
struct SpokenRest: Sendable, Equatable {
  let utterance: Utterance
  let settings: SpeechSettings
  var place = SpokenPlace()

  init(of utterance: Utterance, _ settings: SpeechSettings) {
    self.utterance = utterance
    self.settings = settings
  }

  /// The passages that are left, with their indices in the whole utterance. The first one is cut.
  var passages: ArraySlice<Passage> {
    var passages = Markup.passages(of: utterance)
    guard place.passage < passages.count else { return [] }
    if case .speech(let language, let markup, let marks) = passages[place.passage], place.character > 0 {
      // The list of marks stays the same: those before the cut are not reached again.
      passages[place.passage] = .speech(
        language: language, markup: String(String.UnicodeScalarView(markup.unicodeScalars.dropFirst(place.character))),
        marks: marks)
    }
    return passages[place.passage...]
  }

  func place(after characters: Int, of passage: Int) -> SpokenPlace {
    SpokenPlace(passage: passage, character: (passage == place.passage ? place.character : 0) + characters)
  }
}

/// A place in an utterance: the index of a passage, and the number of characters in its markup before the place.
struct SpokenPlace: Sendable, Equatable {
  var passage = 0
  var character = 0
}
