/// A value that follows others until it is changed.
struct Follower: Sendable {
  var name: String
  /// What it is.
  var template: Template
}
