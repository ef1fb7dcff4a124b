import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SAFE-2: settings that can't be kept are told of.
struct NotKeptTests {
  private let app = ScreenApp(0) { _ in Button("End", id: "end") }

  @Test("SAFE-2: a disk that stays full is told once, and again where settings were kept in between")
  func toldAgain() throws {
    var player = try SessionPlayer(of: app)
    let full = Reply.settingsNotKept(file: "/f", because: .diskFull)
    expect(player.happen(full).count, is: 1)
    expect(player.happen(full).isEmpty)
    expect(player.happen(.settingsKept).isEmpty)
    expect(player.happen(full).count, is: 1)
  }

  @Test("SAFE-2: that another program holds the settings is told each time, since it holds them up once")
  func toldEachTime() throws {
    var player = try SessionPlayer(of: app)
    let held = Reply.settingsNotKept(file: "/f", because: .inUse)
    expect(player.happen(held).count, is: 1)
    expect(player.happen(held).count, is: 1)
  }
}
