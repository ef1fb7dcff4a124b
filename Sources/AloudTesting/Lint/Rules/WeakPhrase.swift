internal import Aloud

/// A confirmation phrase has at least two words, because a single word is easily misheard (ASK-6).
enum WeakPhrase {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.acts.compactMap { act in
        guard let phrase = act.thing.confirmation?.phrase, SpokenWords(phrase, survey.words.wording).namingCount < 2
        else { return nil }
        return Finding(
          .weakPhrase, at: place.subjects(act.id, act.owner),
          "The phrase “\(survey.words.text(phrase))” is easily said or heard by mistake.")
      }
    }
  }
}
