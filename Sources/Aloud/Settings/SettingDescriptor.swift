/// A group of settings, in the order of the Settings tab.
public enum SettingGroup: String, Sendable, CaseIterable { case words, sound, display, conversations }

/// The values that a setting can have.
public enum SettingValues: Sendable, Equatable {
  /// On or off.
  case flag
  /// One of some words.
  case words([String])
  /// A whole number in a range; `offering` are the round numbers that a menu lists.
  case numbers(ClosedRange<Int>, offering: [Int])
  /// Any name, with examples.
  case free(examples: [String])

  /// The words for the values, or examples of them; empty for numbers.
  public var words: [String] {
    switch self {
    case .flag: ["on", "off"]
    case .words(let words), .free(let words): words
    case .numbers: []
    }
  }

  func reading(_ text: String) -> String? {
    let word = text.lowercased()
    switch self {
    case .flag:
      if ["on", "yes", "true", "1"].contains(word) { return "on" }
      return ["off", "no", "false", "0"].contains(word) ? "off" : nil
    case .words(let words): return words.first { $0.lowercased() == word }
    case .numbers(let range, _): return Int(text).flatMap { range.contains($0) ? String($0) : nil }
    case .free:
      // The value must fit into the settings file.
      return text.isEmpty || !SettingsText.canHold(text) ? nil : text
    }
  }
}

struct SettingDescriptor: Sendable {
  let group: SettingGroup
  let values: SettingValues
  /// Returns the value in the form of a settings file.
  let text: @Sendable (Settings) -> String
  /// Sets a value that `text` could have returned.
  let set: @Sendable (inout Settings, String) -> Void
  /// Returns the localised value; nil if the wording has an entry for each value by its name.
  let title: @Sendable (String) -> LocalizedText?
  /// Returns the value that another name stands for; nil if it is none.
  let synonym: @Sendable (String) -> String?

  private init<Value: SettingValue>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ group: SettingGroup, _ values: SettingValues,
    limit: @escaping @Sendable (Value) -> Value = { $0 },
    title: @escaping @Sendable (String) -> LocalizedText? = { _ in nil },
    synonym: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.group, self.values, self.title, self.synonym) = (group, values, title, synonym)
    text = { $0[keyPath: path].settingText }
    set = { settings, text in if let value = Value(settingText: text) { settings[keyPath: path] = limit(value) } }
  }

  static func flag(_ path: any WritableKeyPath<Settings, Bool> & Sendable, _ group: SettingGroup) -> Self {
    Self(path, group, .flag)
  }

  static func choice<Value: SettingValue & CaseIterable>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ group: SettingGroup
  ) -> Self {
    Self(path, group, .words(Value.allCases.map(\.settingText)))
  }

  static func choice<Value: SettingValue & CaseIterable>(
    _ path: any WritableKeyPath<Settings, Value?> & Sendable, _ group: SettingGroup,
    title: @escaping @Sendable (String) -> LocalizedText? = { _ in nil },
    synonym: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Self {
    let words = [SettingName.own] + Value.allCases.map(\.settingText)
    return Self(path, group, .words(words), title: title, synonym: synonym)
  }

  static func number(
    _ path: any WritableKeyPath<Settings, Int> & Sendable, _ group: SettingGroup, in range: ClosedRange<Int>,
    offering: [Int], message: @escaping @Sendable (Int) -> Message = { .numberPlain(number: .number($0)) }
  ) -> Self {
    Self(
      path, group, .numbers(range, offering: offering), limit: { min(range.upperBound, max(range.lowerBound, $0)) },
      title: { Int($0).map { .message(message($0)) } })
  }

  /// Setting the language of the words also sets the locale of dates, which differs only if the environment sets it separately.
  static let locale = Self(
    \.localeOfAll, .words, .free(examples: ["de", "ar-EG"]), title: { _ in .message(.languageName) })

  static let voice = Self(
    \.speech.voice, .sound, .free(examples: [SettingName.own, "en-us", "de+f2"]),
    title: { name in name == SettingName.own ? .message(.voiceLanguage) : .verbatim(name) })
}

extension Settings {
  fileprivate var localeOfAll: String {
    get { locale }
    set { (locale, dateLocale) = (newValue, nil) }
  }
}

protocol SettingValue: Sendable {
  init?(settingText: String)
  var settingText: String { get }
}

extension SettingValue where Self: RawRepresentable<String> {
  init?(settingText: String) { self.init(rawValue: settingText) }
  var settingText: String { rawValue }
}

extension Verbosity: SettingValue {}
extension CalendarSystem: SettingValue {}
extension MessageTelling: SettingValue {}
extension DoneSignal: SettingValue {}
extension Punctuation: SettingValue {}
extension Capitals: SettingValue {}
extension KeyEcho: SettingValue {}
extension TextSize: SettingValue {}
extension TextDirection: SettingValue {}

extension String: SettingValue {
  init?(settingText: String) { self = settingText }
  var settingText: String { self }
}

extension Int: SettingValue {
  init?(settingText: String) { self.init(settingText) }
  var settingText: String { String(self) }
}

extension Bool: SettingValue {
  init?(settingText: String) { self = settingText == "on" }
  var settingText: String { self ? "on" : "off" }
}

extension Optional: SettingValue where Wrapped: SettingValue {
  init?(settingText: String) {
    if settingText.lowercased() == SettingName.own { self = .none } else { self = Wrapped(settingText: settingText) }
  }
  var settingText: String { self?.settingText ?? SettingName.own }
}
