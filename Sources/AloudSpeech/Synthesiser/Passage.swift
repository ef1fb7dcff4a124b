import Aloud

/// A part of an utterance, as the synthesiser takes it.
enum Passage: Equatable {
  /// Markup in one language. Marks are named in it by their index in `marks`.
  case speech(language: String, markup: String, marks: [String])
  /// A silence. The synthesiser's own pauses change with the rate and are lost at the end of a text.
  case silence(milliseconds: Int)
  /// A short sound.
  case sound(SoundIcon)
  /// A mark between two other passages.
  case mark(String)
}
