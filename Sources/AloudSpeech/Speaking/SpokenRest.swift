import Aloud

/// An utterance that is to be said from a place on, as the settings were when it was queued.
struct SpokenRest: Sendable, Equatable {
  let utterance: Utterance
  let settings: SpeechSettings
  /// From where on it is to be said.
  var place = SpokenPlace()

  /// All of an utterance.
  init(of utterance: Utterance, _ settings: SpeechSettings) {
    self.utterance = utterance
    self.settings = settings
  }

  /// The passages that are left, under their places in the whole; the first of them cut.
  var passages: ArraySlice<Passage> {
    var passages = Markup.passages(of: utterance)
    guard place.passage < passages.count else { return [] }
    if case .speech(let language, let markup, let marks) = passages[place.passage], place.character > 0 {
      // The marks keep their places in the list: those before the cut are not met again.
      passages[place.passage] = .speech(
        language: language, markup: String(String.UnicodeScalarView(markup.unicodeScalars.dropFirst(place.character))),
        marks: marks)
    }
    return passages[place.passage...]
  }
}

/// A place in an utterance: a passage, and how many characters of its markup come before.
struct SpokenPlace: Sendable, Equatable {
  var passage = 0
  var character = 0
}
