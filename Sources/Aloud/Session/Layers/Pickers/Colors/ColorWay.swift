/// A way to look for a color (HUE-1).
enum ColorWay: String, Sendable, Equatable, CaseIterable {
  case grid, spectrum, sliders, palette, terminal

  var title: LocalizedText { .message("colorPicker.\(rawValue)") }
}
