internal import Glibc

/// Who is at the other end of standard input and output.
public enum Interaction {
  /// Whether a person at a terminal is, at both.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }
}
