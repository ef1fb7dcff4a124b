/// A value that follows others until it is changed.
struct Follower: Sendable {
  var name: String
  /// The template that the value follows.
  var template: Template
}
