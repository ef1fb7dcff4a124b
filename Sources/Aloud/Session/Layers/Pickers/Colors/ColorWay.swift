/// A way to look for a color (HUE-1).
enum ColorWay: String, Sendable, Equatable, CaseIterable {
  case grid, spectrum, sliders, palette, terminal

  /// The way that a command asks for.
  init?(_ command: Command) {
    switch command {
    case .grid: self = .grid
    case .spectrum: self = .spectrum
    case .sliders: self = .sliders
    case .palette: self = .palette
    case .terminalColors: self = .terminal
    default: return nil
    }
  }

  /// What it is called.
  var title: LocalizedText { .message("colorPicker.\(rawValue)") }
}
