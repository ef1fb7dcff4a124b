import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-15: two commands in one line, each for a thing of its own.
struct BothCommandsTests {
  @Test("in other languages", arguments: LoadedLocale.bundledTags) func elsewhere(locale: String) throws {
    let wording = try LoadedLocale(locale).wording
    let (on, off) = (wording.alternatives("command.turnOn").own[0], wording.alternatives("command.turnOff").own[0])
    let joint = wording.alternatives("select.and").own[0]
    let line = joint.replacing("{first}", with: off.replacing("{object}", with: "Zuzu"))
      .replacing("{last}", with: on.replacing("{object}", with: "Yoyo"))
    var player = try SessionPlayer(of: SketchApp("toggle Zuzu = on; toggle Yoyo"), locale: locale)
    player.say(line)
    expect(player.session.state, is: ["Zuzu": .isOn(false), "Yoyo": .isOn(true)], "\(line): \(player.lines)")
  }
}
