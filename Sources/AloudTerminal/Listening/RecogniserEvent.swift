/// What comes of a recogniser.
enum RecogniserEvent: Sendable, Equatable {
  /// A line, without its end.
  case line([UInt8])
  /// It has ended in order: there is nothing more to be heard.
  case ended
  /// It has died, and is started again.
  case restarted
  /// It dies again and again, and is not started any more; the last line of its error output says why.
  case gaveUp(reason: String?)
  /// It gives more lines than anybody can say, and is stopped.
  case flooded
}
