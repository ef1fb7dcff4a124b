/// An error that can tell the user in words what is wrong: thrown by a button's update handler, it is why the button is dimmed
/// (BTN-5).
public protocol ExplainedError: Error {
  /// Why, as it is said after "dimmed": without a full stop.
  var explanation: LocalizedText { get }
}
