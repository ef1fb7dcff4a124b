/// An event of a recogniser.
enum RecogniserEvent: Sendable, Equatable {
  /// A line, without its line end.
  case line([UInt8])
  /// The recogniser has ended normally, and nothing more will be heard.
  case ended
  /// The recogniser has died and is restarted.
  case restarted
  /// The recogniser keeps dying and is not restarted. The reason is the last line of its error output.
  case gaveUp(reason: String?)
  /// The recogniser gives more lines than a person can say, and is stopped.
  case flooded
}
