/// A language that the user can choose.
struct Language: Sendable, Equatable {
  /// The BCP 47 tag.
  var tag: String
  /// The name of the language in the language itself.
  var name: String
}
