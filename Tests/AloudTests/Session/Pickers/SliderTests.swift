import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// Sliders with words for their values, with fractions, and with limits that follow another value.
struct SliderTests {
  @Test(
    "a time is said in words, as a clock shows it, or as it is told",
    arguments: [
      ("2 minutes", 120), ("two and a half minutes", 150), ("90 seconds", 90), ("1:31", 91), ("0", 0),
      ("3 minutes, 1 second", 181), ("5 minutes", 300), ("last", 300), ("200", 200),
    ])
  func times(line: String, seconds: Int) throws {
    var player = try SessionPlayer(of: PlayerApp())
    player.say("position", line, "done")
    expect(player.session.state.position, is: seconds)
  }

  @Test(
    "what is no value of a slider is refused, and it stays",
    arguments: [
      ("position", "6 minutes", "Position has no such value: it goes from 0 seconds to 5 minutes."),
      ("position", "1000000 hours", "Position has no such value: it goes from 0 seconds to 5 minutes."),
      (
        "position", "a while",
        "\"a while\" is not understood. Position: 0 seconds to 5 minutes. "
          + "Say a value, or \"help\". Position is open. Say \"done\" or \"cancel\" first."
      ),
      ("position", "", "Position, 1 minute, 31 seconds of 5 minutes, slider."),
      ("speed", "0.6", "0.6 can't be chosen. The nearest: 0.5 or 0.75."),
      ("speed", "0.123456789", "A number from 0.5 to 2 is needed."),
      ("speed", "3", "A number from 0.5 to 2 is needed."), ("speed", "-1", "A number from 0.5 to 2 is needed."),
      (
        "speed", "nan",
        "\"nan\" is not understood. Speed: 0.5 to 2. In steps of 0.25. "
          + "Say a value, or \"help\". Speed is open. Say \"done\" or \"cancel\" first."
      ),
      ("speed", "999999999999999999999", "A number from 0.5 to 2 is needed."),
      (
        "depth", "foo",
        "\"foo\" is not understood. Depth: 0 to 4,000,000,000. "
          + "Say a value, or \"help\". Depth is open. Say \"done\" or \"cancel\" first."
      ),
      (
        "strength", "4",
        "\"4\" is not understood. Strength: weak, medium, or strong. "
          + "Say a value, or \"help\". Strength is open. Say \"done\" or \"cancel\" first."
      ),
    ])
  func refused(slider: String, line: String, said: String) throws {
    var player = try SessionPlayer(of: PlayerApp())
    player.expect(slider, line, says: said)
    player.say("cancel")
    expect(player.session.state, is: PlayerApp().initialState)
  }

  private struct SoundApp: App {
    private static var degrees: NumberScale {
      var scale = NumberScale(10...30)
      scale.unit = "degrees"
      return scale
    }

    var initialState: [String: Int] { [:] }

    func interface(for state: [String: Int]) -> Interface {
      Interface("Sound") {
        Tab("Sound", id: "sound") {
          Picker.slider("Zuzu", id: "zuzu", value: 20, in: 0...100)
          Picker.slider("Yoyo", id: "yoyo", value: 3, in: 0...10)
          Picker("Xixi", id: "xixi", kind: .stepper(Self.degrees), value: 20)
        }
      }
    }

    func update(_ state: inout [String: Int], _ event: Event) -> [Effect] {
      if case .changed(let id, .picked(let picks)) = event {
        state[id.name] = (picks.first ?? nil).flatMap(Picker.number)
      }
      return []
    }
  }

  @Test(
    "LOOP-9: a percentage is a value from 0 to 100, and a unit is a value of a scale that has it or has none",
    arguments: [
      ("en", "set zuzu to thirty percent", ["zuzu": 30]), ("en", "zuzu 30 %", ["zuzu": 30]),
      ("en", "zuzu 30 per cent", ["zuzu": 30]), ("en", "yoyo 5 percent", [:]), ("en", "yoyo 5%", [:]),
      ("en", "zuzu 130 percent", [:]), ("en", "zuzu 30 degrees", ["zuzu": 30]), ("en", "xixi 25 degrees", ["xixi": 25]),
      ("en", "xixi twenty-five degrees", ["xixi": 25]), ("en", "xixi 25%", [:]), ("en", "xixi 25 points", [:]),
      ("de", "zuzu dreißig Prozent", ["zuzu": 30]),
      ("tr", "zuzu yüzde otuz", ["zuzu": 30]), ("tr", "zuzu %30", ["zuzu": 30]), ("zh", "zuzu 百分之三十", ["zuzu": 30]),
      ("ja", "zuzu 30パーセント", ["zuzu": 30]), ("ko", "zuzu 30퍼센트", ["zuzu": 30]), ("ar", "zuzu ٣٠٪", ["zuzu": 30]),
      ("ar", "zuzu 30 بالمئة", ["zuzu": 30]), ("vi", "zuzu ba mươi phần trăm", ["zuzu": 30]),
      ("cs", "zuzu třicet procent", ["zuzu": 30]), ("uk", "zuzu 30 відсотків", ["zuzu": 30]),
      ("sv", "zuzu trettio procent", ["zuzu": 30]), ("hi", "zuzu 30 प्रतिशत", ["zuzu": 30]),
      ("he", "zuzu 30 אחוז", ["zuzu": 30]),
    ] as [(String, String, [String: Int])])
  func percents(locale: String, line: String, state: [String: Int]) throws {
    var player = try SessionPlayer(of: SoundApp()) { $0.locale = locale }
    player.say(line)
    expect(player.session.state, is: state, "\(line): \(player.lines)")
    if state.isEmpty { expect(player.response.announcements.first?.kind, is: .refusal) }
  }

  @Test("only what is to be kept within its limits is brought in") func kept() {
    let picker = Picker.slider("It", id: "it", value: 9, in: 0...5)
    expectNil(picker.broughtIn)
    expect(picker.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", "5")]))
    expectNil(Picker.slider("It", id: "it", value: 5, in: 0...5).keptWithinLimits().broughtIn)
    let fraction = Picker.slider("It", id: "it", value: -0.3, in: 0...1, step: 0.25)
    expect(fraction.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", "0")]))
    let unknown = Picker.slider("It", id: "it", value: Double.nan, in: 0...1, step: 0.25)
    expectNil(unknown.keptWithinLimits().broughtIn)
    expectNil(unknown.columns[0].selection)
    let far = Picker.slider("It", id: "it", value: .min, in: Int.max - 5...Int.max)
    expect(far.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", String(Int.max - 5))]))
  }

  @Test("its scale keeps to decimal places, and to what numbers can be") func scale() {
    let scale = NumberScale(-0.3...0.3, step: 0.1)
    expect(scale.count, is: 7)
    expect((0..<7).map { scale.digits(scale.units(at: $0)) }, is: ["-0.3", "-0.2", "-0.1", "0", "0.1", "0.2", "0.3"])
    expect(NumberScale(0...1, step: 0).count, is: 2)
    expect(NumberScale(0...Double.infinity, step: .infinity).count >= 1)
    expect(NumberScale(Int.min...Int.max, step: -5).count > 0)
    expect(NumberScale(0...10, step: 3).count, is: 4)
    expect(NumberScale(0...10, step: 3).nearestIndex(to: 5), is: 2)
    expect(NumberScale(0...10, step: 3).nearestIndex(to: 10), is: 3)
  }

  @Test(
    "LOOP-9: each language's words move a value beside its name, by one step or by as many as are said",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func steps(_ locale: String) throws {
    let start = try player(of: "Zuzu", locale)
    for (key, one, two) in [("value.raise", 51, 52), ("value.lower", 49, 48)] {
      for phrase in start.session.locale.wording.alternatives(key).own {
        var player = start
        player.say(
          phrase.replacing("{value}{name}", with: "{value} {name}").replacing("{name}", with: "Zuzu").replacing(
            "{value}", with: "2"))
        expect(player.session.state, is: phrase.contains("{value}") ? two : one, "\(phrase)")
      }
    }
  }

  @Test(
    "LOOP-9: the end of a name stands for it in scripts whose names have no spaces, or few letters",
    arguments: [
      ("ja", "ラジオの音量", "音量を2上げて"), ("ko", "라디오 음량", "음량 2 올려 줘"), ("zh", "收音机音量", "音量调高2"),
    ])
  func ends(locale: String, name: String, line: String) throws {
    var player = try player(of: name, locale)
    player.say(line)
    expect(player.session.state, is: 52, "\(player.lines)")
  }

  @Test(
    "LOOP-9: after a value was set, an amount alone moves it, and a number beside words that mean nothing corrects it",
    arguments: [
      ("en", "5 more", 65), ("en", "one more", 61), ("en", "hm two", 2), ("en", "not 60 but 70", 70),
      ("en", "zuzu minus ten", 50), ("de", "noch einer", 61), ("de", "ähm zwei", 2), ("fr", "encore un", 61),
      ("de", "Zuzu minus zehn", 50), ("zh", "不是60是70", 70), ("es", "zuzu 10 más", 70), ("he", "zuzu ל-30", 30),
    ])
  func after(locale: String, line: String, value: Int) throws {
    var player = try player(of: "Zuzu", locale)
    player.say("Zuzu 60", line)
    expect(player.session.state, is: value, "\(player.lines)")
  }

  @Test("\"I mean two\" chooses nothing where there is nothing to correct", arguments: ["en", "de"])
  func nothingToCorrect(locale: String) throws {
    var player = try player(of: "Zuzu", locale)
    player.say(locale == "en" ? "I mean one" : "ich meine eins")
    expect(player.session.state, is: 50)
    expect(player.response.announcements.first?.kind, is: .refusal)
  }

  private func player(of name: String, _ locale: String) throws -> SessionPlayer<ScreenApp<Int>> {
    let app = ScreenApp(50) { value in
      Picker.slider(.verbatim(name), id: "zuzu", value: value, in: 0...100)
    } on: { value, event in
      if case .changed(_, .picked(let picks)) = event { value = picks[0].flatMap { Picker.number(of: $0) } ?? value }
    }
    return try SessionPlayer(of: app) { $0.locale = locale }
  }
}

/// A player of music, whose position follows how long the piece is.
struct PlayerApp: App {
  struct State: Sendable, Equatable {
    var length = 300
    var position = 91
    var speed = 1.0
    var strength = 1
  }

  /// Whether it takes no position.
  var isStubborn = false
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Player") {
      Tab("Player", id: "player") {
        Picker.slider("Length", id: "length", value: state.length, in: 60...600, step: 60, words: .duration)
        Picker.slider("Position", id: "position", value: state.position, in: 0...state.length, words: .duration)
          .keptWithinLimits()
        Picker.slider("Speed", id: "speed", value: state.speed, in: 0.5...2, step: 0.25)
        Picker.slider(
          "Strength", id: "strength", value: state.strength, in: 0...2, words: .names(["weak", "medium", "strong"]))
        Picker.slider("Depth", id: "depth", value: 5, in: 0...4_000_000_000)
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .picked(let picks)):
      guard let pick = picks.first ?? nil, let number = Picker.decimal(of: pick) else { return [] }
      switch id {
      case "length": state.length = Int(number)
      case "position": if !isStubborn { state.position = Int(number) }
      case "speed": state.speed = number
      case "strength": state.strength = Int(number)
      default: break
      }
    case .elapsed("shorter"): state.length = 30
    default: break
    }
    return []
  }
}
