internal import Aloud

enum TextKind: Sendable, Equatable {
  case moment(DatePicker.Mode)
  case color
  /// In ASCII digits. It may have a fraction.
  case number
  case seconds
  /// Several texts, one on each line.
  case several

  func told(_ text: String) -> LocalizedText? {
    switch self {
    case .moment(let mode): mode.moment(text).map { DatePicker("", id: "", mode: mode).text(of: $0) }
    case .color: Color(hex: text).map { .message(.plain(value: .color($0))) }
    case .number: NumberLimit.number(text).map { NumberScale($0...$0, step: 1).firstText }
    case .several: .message(.plain(value: .list(ChosenTexts.texts(in: text).map { .verbatim($0) }, .and)))
    case .seconds: NumberLimit.number(text).map { NumberScale($0...$0, step: 1, words: .duration).firstText }
    }
  }

  init?(of tree: Tree) {
    if tree[.color] != nil {
      self = .color
    } else if tree[.checkboxes] != nil {
      self = .several
    } else if tree[.stepper] != nil || tree[.slider] != nil || tree[.rating] != nil {
      self = tree[.words]?.scalar == "duration" ? .seconds : .number
    } else if tree[.date] != nil || tree[.timer] != nil {
      self = .moment(Self.mode(of: tree))
    } else {
      return nil
    }
  }

  static func mode(of tree: Tree) -> DatePicker.Mode {
    if tree[.timer] != nil { return .countdown }
    return tree[.mode]?.scalar.flatMap(DatePicker.Mode.init(rawValue:)) ?? .date
  }
}

enum ChosenTexts {
  /// In the order in which the texts were chosen.
  static func texts(in value: String) -> [String] { value.split(separator: "\n").map(String.init) }

  static func value(_ value: String, with text: String, isChosen: Bool) -> String {
    let others = texts(in: value).filter { $0 != text }
    return (isChosen ? others + [text] : others).joined(separator: "\n")
  }
}

enum NumberLimit: Sendable, Equatable {
  case fixed(Double)
  case value(String)

  static let range = -1_000_000_000.0...1_000_000_000.0

  init?(_ tree: Tree?) {
    guard let text = tree?.scalar else { return nil }
    if let number = Self.number(text), Self.range.contains(number) {
      self = .fixed(number)
    } else if let name = Template(text)?.soleValue {
      self = .value(name)
    } else {
      return nil
    }
  }

  /// Returns the current number, or `nil` if the value holds none. For a value that holds several texts, it is their number.
  func number(_ viewpoint: Viewpoint) -> Double? {
    switch self {
    case .fixed(let number): return number
    case .value(let name):
      guard let text = viewpoint.state.text(name) else { return nil }
      return viewpoint.kinds[name] == .several ? Double(ChosenTexts.texts(in: text).count) : Self.number(text)
    }
  }

  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// Returns a number in ASCII digits, without the noise of binary fractions.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? String(Int(max(-1e15, min(rounded, 1e15)))) : "\(rounded)"
  }

  var isFollowing: Bool { if case .value = self { true } else { false } }
}

enum DateLimit: Sendable, Equatable {
  case fixed(DateTime)
  /// The day on which the app runs: its beginning as a minimum, its end as a maximum.
  case today
  case value(String)

  init?(_ text: String, _ mode: DatePicker.Mode) {
    // Only the day is known, so "now" is allowed only where it means the same as "today".
    if text == "today" && (mode == .date || mode == .dateTime) || text == "now" && mode == .date {
      self = .today
    } else if let moment = mode.moment(text) {
      self = .fixed(moment)
    } else if let name = Template(text)?.soleValue {
      self = .value(name)
    } else {
      return nil
    }
  }

  /// Returns the limit for a picker of `mode`, or `nil` if the day is not known yet or the value holds no moment. A day alone is
  /// its beginning as a minimum, and its end as a maximum.
  func moment(_ viewpoint: Viewpoint, _ mode: DatePicker.Mode, isLast: Bool) -> DateTime? {
    func limit(_ day: Day) -> DateTime { isLast ? DateTime(day: day, hour: 23, minute: 59) : DateTime(day: day) }
    switch self {
    case .fixed(let moment): return moment
    case .today: return viewpoint.state.today.map(limit)
    case .value(let name):
      guard let text = viewpoint.state.text(name) else { return nil }
      let whole = mode.moment(text)
      return switch mode {
      case .date: whole ?? DatePicker.Mode.dateTime.moment(text)
      case .dateTime: whole ?? DatePicker.Mode.date.moment(text).map { limit($0.day) }
      case .time, .countdown: whole
      }
    }
  }

  var isFollowing: Bool { if case .value = self { true } else { false } }
}

/// Dates and times as values hold them: text in ISO 8601 format, which commands receive as it is.
extension DatePicker.Mode {
  /// Returns the moment in `text`, or `nil` if it does not fit the mode. A duration is hours and minutes, such as "1:30", or
  /// minutes.
  func moment(_ text: String) -> DateTime? {
    switch self {
    case .date: return ISODate.day(text).map { DateTime(day: $0) }
    case .time: return Self.time(text, hourDigits: 2...2)
    case .countdown:
      if let minutes = Self.digits(text[...], 1...4), minutes < 1_440 {
        return DateTime(day: Day(0), hour: minutes / 60, minute: minutes % 60)
      }
      return Self.time(text, hourDigits: 1...2)
    case .dateTime:
      let halves = text.split(separator: "T", omittingEmptySubsequences: false)
      guard halves.count == 2, let day = ISODate.day(halves[0]),
        var moment = Self.time(String(halves[1]), hourDigits: 2...2)
      else { return nil }
      moment.day = day
      return moment
    }
  }

  /// Returns the time in a text such as "15:30", or "15:30:00" as some commands print it.
  private static func time(_ text: String, hourDigits: ClosedRange<Int>) -> DateTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = digits(parts[0], hourDigits), hour < 24,
      parts.dropFirst().allSatisfy({ digits($0, 2...2).map { $0 < 60 } ?? false }), let minute = Int(parts[1])
    else { return nil }
    return DateTime(day: Day(0), hour: hour, minute: minute)
  }

  private static func digits(_ text: Substring, _ count: ClosedRange<Int>) -> Int? {
    count.contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
