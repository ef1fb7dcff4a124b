/// A language the user can choose, under its own name.
struct Language: Sendable, Equatable {
  /// Its BCP 47 tag.
  var tag: String
  /// What its speakers call it.
  var name: String
}
