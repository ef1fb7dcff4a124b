import Expectations
import Testing

@testable import Aloud

/// SET-5: what stands in a settings file.
struct SettingsTextTests {
  private func text(_ lines: String) -> SettingsText { SettingsText(Array(lines.utf8)) }

  @Test("SET-5: names and values are read, whatever the spaces, the ends of lines and the case") func reads() {
    let found = text("# mine\r\n\n  Rate =200\r\ntext-size = ax1\nvoice = English (Scotland)\ndirection=locale")
    expect(found.changes, is: [.rate(200), .textSize(.AX1), .voice("English (Scotland)"), .direction(nil)])
    expect(found.errors.isEmpty)
  }

  @Test("SET-5: a line that means nothing is told with its number, and the rest counts")
  func errors() {
    let found = text("rate = fast\nnonsense\ncolour = red\nrate = 9\n= 3\npitch = 60\n")
    expect(found.changes, is: [.pitch(60)])
    expect(
      found.errors,
      is: [
        .init(line: 1, kind: .badValue(.rate, "fast")), .init(line: 2, kind: .notNameAndValue),
        .init(line: 3, kind: .unknownName("colour")), .init(line: 4, kind: .badValue(.rate, "9")),
        .init(line: 5, kind: .notNameAndValue),
      ])
  }

  @Test("SET-5: what is changed is changed in its line; comments and unknown lines stay as they are, byte for byte")
  func changesOneLine() {
    let strange: [UInt8] = [0xFF, 0xFE] + Array(" = 1\n".utf8)
    var found = SettingsText(Array("# mine\nrate = 100\n\ncolour = red\nrate = fast\n".utf8) + strange)
    found.set(.rate, to: "200")
    found.set(.hints, to: "off")
    expect(
      found.bytes,
      is: Array("# mine\nrate = 100\n\ncolour = red\nrate = 200\n".utf8) + strange + Array("hints = off\n".utf8))
    expect(found.changes, is: [.rate(100), .rate(200), .hints(false)])
    found.removeSettings()
    expect(found.bytes, is: Array("# mine\n\ncolour = red\n".utf8) + strange)
  }

  @Test("A file without a last line's end gets one; an empty one stays empty") func ends() {
    expect(text("rate = 100").bytes, is: Array("rate = 100\n".utf8))
    expect(text("").bytes.isEmpty)
    expect(text("\n").bytes, is: Array("\n".utf8))
  }

  @Test("SET-5: every setting is written as it is read", arguments: SettingName.allCases) func roundTrip(
    name: SettingName
  )
    throws
  {
    var other = Settings(locale: "de")
    for change: SettingChange in [
      .calendar(.persian), .verbosity(.high), .hints(false), .speech(true), .voice("de+f2"), .rate(300), .pitch(7),
      .volume(180), .punctuation(.some), .capitals(.word), .textSize(.AX3), .reduceMotion(true),
      .increaseContrast(true), .keyEcho(.both), .singleKeys(true), .sounds(true),
      .direction(.rightToLeft), .messages(.presence), .askAgain(0), .doneSignal(.notification),
    ] { other.apply(change) }
    for settings in [Settings(), other] {
      let text = settings.text(of: name)
      let change = try #require(SettingChange(name, text))
      expect(change.name, is: name)
      var changed = settings.text(of: name) == other.text(of: name) ? Settings() : other
      changed.apply(change, from: .file)
      expect(changed.text(of: name), is: text)
      expect(changed.sources[name], is: .file)
    }
  }

  @Test("SET-5: variables are named as the settings are") func variables() {
    expect(SettingName.textSize.variable == "ALOUD_TEXT_SIZE" && SettingName.locale.variable == "ALOUD_LOCALE")
  }

  @Test(
    "SET-1: the size nearest to a desktop's factor",
    arguments: [(0.1, TextSize.xSmall), (1.0, .large), (1.25, .xxLarge), (2, .AX2), (99, .AX5)])
  func nearest(_ factor: Double, _ size: TextSize) { expect(TextSize(nearest: factor), is: size) }

  @Test("SET-5: a comment after a value is no part of it, and stays when the value changes") func commentsAfterValues()
  {
    var found = SettingsText(Array("pitch = 40  # mine\nvoice = en#1\n".utf8))
    expect(found.changes, is: [.pitch(40), .voice("en#1")])
    found.set(.pitch, to: "50")
    expect(found.bytes, is: Array("pitch = 50 # mine\nvoice = en#1\n".utf8))
  }
  @Test("SET-5: a comment stands in place of a value too, so no value begins with its sign") func commentsForValues() {
    var found = text("locale =# mine\nvoice = # mine\n")
    expect(found.changes.isEmpty)
    expect(
      found.errors, is: [.init(line: 1, kind: .badValue(.locale, "")), .init(line: 2, kind: .badValue(.voice, ""))])
    found.set(.locale, to: "de")
    expect(found.bytes, is: Array("locale = de # mine\nvoice = # mine\n".utf8))
  }

  @Test(
    "SET-5: what can't be kept can't be set",
    arguments: ["#", "# mine", "en #1", "en\nrate = 80", "en\r\nrate = 80"])
  func unkeepable(_ value: String) {
    for name in [SettingName.locale, .voice] {
      expectNil(SettingChange(name, value))
      expect(SettingChange(name, "en#1") != nil)
    }
  }
}
