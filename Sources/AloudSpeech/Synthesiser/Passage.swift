import Aloud

/// One step of an utterance as the synthesiser takes it.
enum Passage: Equatable {
  /// Words in one language, as markup. Marks are named in it by their place in `marks`.
  case speech(language: String, markup: String, marks: [String])
  /// Silence. The synthesiser's own stretches with the rate and is lost at the end of a text.
  case silence(milliseconds: Int)
  /// A short sound.
  case sound(SoundIcon)
  /// A mark between two of the others.
  case mark(String)
}
