/// What a control changes and does.
struct Control: Sendable {
  /// The value that it is bound to.
  var value: String?
  /// What each of its options stands for, by id.
  var options: [String: String] = [:]
  /// What the value becomes when this is used: an item of a menu with a selection.
  var choice: String?
  /// The menu whose selection this is one of.
  var owner: String?
  var actions: [DocumentAction] = []
  /// The tab, screen or sheet on which it stands.
  var place = ""
  var isPreferred = false
}
