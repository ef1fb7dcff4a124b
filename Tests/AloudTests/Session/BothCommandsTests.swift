import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-15: two commands in one line, each for a thing of its own.
struct BothCommandsTests {
  private struct RoomApp: App {
    struct State: Sendable, Equatable {
      var lamp = true
      var wifi = false
      var volume = 20
      var pressed = 0
    }
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      Interface("Room") {
        Tab("Home", id: "home") {
          Toggle("Zuzu", id: "lamp", isOn: state.lamp)
          Toggle("Yoyo", id: "wifi", isOn: state.wifi)
          Picker.slider("Xixi", id: "volume", value: state.volume, in: 0...100)
          Button("Save", id: "save")
          Button("Send", id: "send")
        }
      }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed("lamp", .isOn(let isOn)): state.lamp = isOn
      case .changed("wifi", .isOn(let isOn)): state.wifi = isOn
      case .changed("volume", .picked(let picks)): state.volume = (picks.first ?? nil).flatMap(Picker.number) ?? 0
      case .pressed: state.pressed += 1
      default: break
      }
      return []
    }
  }

  @Test(
    "both are done in their order, and said one after the other",
    arguments: [
      ("turn off zuzu and turn on yoyo", ["Zuzu, off.", "Yoyo, on."], false, true, 20),
      ("yoyo on and zuzu off", ["Yoyo, on.", "Zuzu, off."], false, true, 20),
      ("turn on zuzu and turn on yoyo", ["Zuzu, on.", "Yoyo, on."], true, true, 20),
      ("xixi 30 and yoyo on", ["Xixi, 30.", "Yoyo, on."], true, true, 30),
      ("turn off the zuzu, turn on the yoyo", ["Zuzu, off.", "Yoyo, on."], false, true, 20),
      ("zuzu off yoyo on", ["Zuzu, off.", "Yoyo, on."], false, true, 20),
      ("turn the zuzu off and the yoyo on and xixi 30", ["Zuzu, off.", "Yoyo, on.", "Xixi, 30."], false, true, 30),
    ])
  func both(line: String, said: [String], lamp: Bool, wifi: Bool, volume: Int) throws {
    var player = try SessionPlayer(of: RoomApp())
    expect(player.say(line), is: said)
    expect(player.session.state, is: RoomApp.State(lamp: lamp, wifi: wifi, volume: volume))
  }

  @Test(
    "unless each is understood by itself and sets another thing, nothing is done",
    arguments: [
      "turn off zuzu and turn on foo", "turn off zuzu and turn on zuzu", "save and send", "turn off zuzu and save",
      "turn off zuzu and quit", "xixi 30 and xixi 40", "zuzu off save", "turn off zuzu and xixi 300",
    ])
  func neither(line: String) throws {
    var player = try SessionPlayer(of: RoomApp())
    player.say(line)
    expect(player.session.state, is: RoomApp.State())
    expect(player.response.announcements.first?.kind, is: .refusal)
    expect(!player.response.isOver)
  }

  @Test("in other languages", arguments: LoadedLocale.bundledTags) func elsewhere(locale: String) throws {
    let wording = try LoadedLocale(locale).wording
    let (on, off) = (wording.alternatives("command.turnOn").own[0], wording.alternatives("command.turnOff").own[0])
    let joint = wording.alternatives("select.and").own[0]
    let line = joint.replacing("{first}", with: off.replacing("{object}", with: "Zuzu"))
      .replacing("{last}", with: on.replacing("{object}", with: "Yoyo"))
    var player = try SessionPlayer(of: RoomApp()) { $0.locale = locale }
    player.say(line)
    expect(player.session.state, is: RoomApp.State(lamp: false, wifi: true), "\(line): \(player.lines)")
  }
}
