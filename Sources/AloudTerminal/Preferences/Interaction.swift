internal import Glibc

/// The way in which the program is used: by a person, or by another program.
public enum Interaction {
  /// A Boolean value that indicates whether standard input and output are both a terminal.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }
}
