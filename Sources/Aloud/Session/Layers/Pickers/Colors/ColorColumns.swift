/// The columns of a color picker, which depend on the current way to look for a color (HUE-1).
struct ColorColumns: Sendable {
  enum Part: String, Sendable, CaseIterable {
    case hueName = "hue", tone
    case hue = "degrees", saturation, brightness
    case red, green, blue
    case color, opacity

    /// A Boolean value that indicates whether the values are numbers from 0 on. The values of other columns have names, and
    /// positions from 1 on.
    var isScale: Bool { self != .hueName && self != .tone && self != .color }
  }

  let picker: ColorPicker
  let names: ColorNames
  let color: Color?
  let search: ColorSearch

  private var start: Color { color ?? .black }

  var parts: [Part] {
    let own: [Part] =
      switch search.way {
      case .grid: [.hueName, .tone]
      case .spectrum: [.hue, .saturation, .brightness]
      case .sliders: [.red, .green, .blue]
      case .palette, .terminal: [.color]
      }
    return own + (picker.hasOpacity ? [.opacity] : [])
  }

  var columns: [PickerColumn] {
    parts.map { part in
      let values = Rows(id: ID(part.rawValue), count: count(part)) { index in
        Row(text(part, index), id: ID(part.rawValue, String(index)), action: .send)
          .value(part == .color ? names.figures(of: search.listed[index]) : nil)
      }
      return PickerColumn(
        Self.title(part), id: ID(part.rawValue), values: values, selection: selection(part))
    }
  }

  static func title(_ part: Part) -> LocalizedText { .message("colorPicker.\(part == .hue ? "hue" : part.rawValue)") }

  func count(_ part: Part) -> Int {
    switch part {
    case .hueName: names.columns.count
    case .tone: names.rows.count
    case .hue: 360
    case .saturation, .brightness, .opacity: 101
    case .red, .green, .blue: 256
    case .color: search.listed.count
    }
  }

  private func text(_ part: Part, _ index: Int) -> LocalizedText {
    switch part {
    case .hueName: written(names.columns[index])
    case .tone: written(names.rows[index])
    case .color: written(names.name(of: search.listed[index]))
    case .saturation, .brightness, .opacity: .message(.progressPercent(percent: .percent(index)))
    case .hue, .red, .green, .blue: .message(.numberPlain(number: .number(index)))
    }
  }

  private func written(_ name: String) -> LocalizedText {
    .message(.plain(value: .written(name, language: names.language)))
  }

  func selection(_ part: Part) -> Int? {
    guard let color else { return nil }
    return switch part {
    case .hueName: names.place(of: color)?.column
    case .tone: names.place(of: color)?.row
    case .hue: search.spectrum.hue
    case .saturation: search.spectrum.saturation
    case .brightness: search.spectrum.brightness
    case .red: color.red
    case .green: color.green
    case .blue: color.blue
    case .color: search.listed.firstIndex(of: color)
    case .opacity: color.opacity
    }
  }

  func choice(_ part: Part, at index: Int) -> (color: Color, spectrum: ColorSpectrum) {
    var spectrum = search.spectrum
    switch part {
    case .hue: spectrum.hue = index
    case .saturation: spectrum.saturation = index
    case .brightness: spectrum.brightness = index
    default:
      let color = color(part, at: index)
      return (color, part == .opacity ? spectrum : ColorSpectrum(color))
    }
    return (spectrum.color(opacity: start.opacity), spectrum)
  }

  private func color(_ part: Part, at index: Int) -> Color {
    switch part {
    case .red: start.with(red: index)
    case .green: start.with(green: index)
    case .blue: start.with(blue: index)
    case .opacity: start.with(opacity: index)
    case .color: search.listed[index]
    default:
      names.cell(
        column: part == .hueName ? index : names.place(of: start)?.column ?? 0,
        row: part == .tone ? index : names.place(of: start)?.row ?? 0
      )?.color.with(opacity: start.opacity) ?? start
    }
  }
}

struct ColorSearch: Sendable, Equatable {
  var way = ColorWay.grid
  /// Empty until they have been requested.
  var palette: [Color] = []
  var terminal: [Color] = []
  /// Stored apart from the color because many hues, saturations and brightnesses make the same color.
  var spectrum = ColorSpectrum(.black)

  var listed: [Color] { way == .palette ? palette : terminal }
}

/// A way to look for a color (HUE-1).
enum ColorWay: String, Sendable, Equatable, CaseIterable {
  case grid, spectrum, sliders, palette, terminal

  var title: LocalizedText { .message("colorPicker.\(rawValue)") }
}

/// A color given by hue (degrees), saturation and brightness (percent).
struct ColorSpectrum: Sendable, Equatable {
  var hue, saturation, brightness: Int

  init(_ color: Color) { (hue, saturation, brightness) = (color.hue, color.saturation, color.brightness) }

  func color(opacity: Int) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}
