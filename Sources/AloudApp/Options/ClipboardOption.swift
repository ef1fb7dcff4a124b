internal import ArgumentParser

/// Where what is copied goes.
enum ClipboardOption: String, ExpressibleByArgument, CaseIterable {
  /// Nowhere but to "paste" in the same session.
  case session
  /// To the terminal's clipboard too.
  case terminal
}
