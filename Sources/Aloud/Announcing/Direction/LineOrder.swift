/// In which order a terminal is given the characters of a line (SET-4).
public enum LineOrder: Sendable, Equatable {
  /// In the order in which they are read: it puts them into the order in which they are seen, if it can.
  case logical
  /// As they are read, with a lasting direction around each line from right to left: for terminals that reorder, and take every
  /// line for one from left to right (konsole).
  case embedded
  /// In the order in which they are seen, for terminals that show characters just as they come.
  case visual
}
