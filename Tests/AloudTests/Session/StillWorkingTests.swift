import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SET-2: what takes long says so.
struct StillWorkingTests {
  @Test("SET-2: what is busy here is named; else it is said that something goes on") func named() throws {
    // A shop that checks out for as long as it takes.
    let till = ScreenApp(false) { isBusy in
      Button("Check out", id: "checkOut").busy(if: isBusy)
      Button("Leave", id: "leave")
    } on: { isBusy, event in
      if event == .pressed("checkOut") { isBusy = true }
    }
    var player = try SessionPlayer(of: till)
    func said() -> [String] {
      player.session.noteStillWorking().announcements.map(player.session.renderer.printed)
    }
    expect(said(), is: ["Still working."])
    player.say("check out")
    expect(said(), is: ["Still working: Check out."])
  }
}
