import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What asks for attention by itself, and what tells that work has ended (LOG).
struct AttentionTests {
  private static let permission = ActionSheet(
    "Run rm -r build?", id: "run", actions: Menu([.item(MenuItem("Allow", id: "allow"))]))

  private static func player(
    _ script: [ChatApp.Step], _ change: (inout Settings) -> Void = { _ in }
  ) throws -> SessionPlayer<ChatApp> {
    try SessionPlayer(of: ChatApp(script: script), change)
  }

  @Test(
    "what an app asks by itself is said before all that waits, with the sound of a question",
    arguments: [Effect.ask(permission), .alert(Alert("Lost"))])
  func ahead(effect: Effect) throws {
    var player = try Self.player([.ask(effect)]) { $0.sounds = true }
    _ = player.steps()
    let utterances = player.response.announcements.map(player.session.renderer.utterance)
    expect(!utterances.isEmpty && utterances.allSatisfy { $0.priority == .ahead })
    expect(utterances.first?.units.first, is: .icon(.answerWanted))
    expect(utterances.dropFirst().allSatisfy { $0.units.first != .icon(.answerWanted) })
  }

  @Test("it names what is to be done, waits, and is asked once more") func again() throws {
    var player = try Self.player([.ask(.ask(Self.permission))])
    expectNil(player.session.secondsToAskAgain)
    let asked = player.steps()
    expect(asked.first?.hasPrefix("Run rm -r build?"), is: true)
    expect(player.session.secondsToAskAgain, is: 60)
    let again = player.session.askAgain()
    expect(again.announcements.map(player.session.renderer.printed), is: asked)
    expect(again.announcements.allSatisfy { player.session.renderer.utterance($0).priority == .ahead })
    expectNil(player.session.secondsToAskAgain)
    expect(player.session.askAgain().announcements.isEmpty)
  }

  @Test("a text that is being written is not lost in silence when a question comes") func begun() throws {
    var player = try Self.player([.ask(.ask(Self.permission))])
    player.say("tab 2", "note", "first line")
    let asked = player.steps()
    expect(asked.contains { $0.hasPrefix("Run rm -r build?") })
    expect(player.say("allow").last?.contains("first line"), is: true)
  }

  @Test("once it is answered, or where the user wants none, nothing is asked again") func never() throws {
    var player = try Self.player([.ask(.alert(Alert("Lost")))])
    _ = player.steps()
    player.say("ok")
    expectNil(player.session.secondsToAskAgain)
    var other = try Self.player([.ask(.alert(Alert("Lost")))]) { $0.askAgain = 0 }
    _ = other.steps()
    expectNil(other.session.secondsToAskAgain)
  }

  @Test("work is named while it goes on, and when it has ended, with how long it took") func work() throws {
    var player = try Self.player([.ask(.begin("w", "Building")), .ask(.done("w")), .ask(.done("w"))])
    player.session.uptime = 5_000
    expect(player.steps(), is: [])
    expect(player.session.isWorking)
    let still = player.session.noteStillWorking()
    expect(still.announcements.map(player.session.renderer.printed), is: ["Still working: Building."])
    player.session.uptime = 70_500
    expect(player.steps(), is: ["Done: Building, after 1 minute, 5 seconds."])
    expect(
      player.requests,
      is: [.signal(.message(.workDoneAfter(work: "Building", duration: .text(.duration(seconds: 65)))))])
    expect(!player.session.isWorking)
    expect(player.steps(), is: [])
  }

  @Test("what is going on is said when it is asked for, with how long it has been") func asked() throws {
    var player = try Self.player([.ask(.begin("w", "Building")), .ask(.begin("v", "Copying")), .ask(.done("w"))])
    player.session.uptime = 5_000
    player.expect("what is it doing", says: "Nothing is under way.")
    _ = player.steps()
    player.session.uptime = 70_500
    _ = player.steps()
    player.expect("what is happening", says: "Still working: Building, 1 minute, 5 seconds and Copying.")
  }

  @Test("stop and Ctrl-C ask the app once to stop what goes on") func interrupted() throws {
    var player = try Self.player([.ask(.begin("w", "Building"))])
    expectNil(player.session.interrupt())
    expect(player.say("stop").isEmpty)
    _ = player.steps()
    player.expect("stop", says: "Asked to stop: Building.")
    expectNil(player.session.interrupt(), "the next Ctrl-C asks whether to leave")
    player.say("where am I")
    let told = player.session.interrupt()
    expect(told?.announcements.map(player.session.renderer.printed), is: ["Asked to stop: Building."])
    let silencing = player.session.take(Line("stop", hasSilenced: true))
    expect(silencing.announcements.isEmpty)
  }

  @Test("a program that has not answered for a second is at work, until it answers") func unanswered() throws {
    var player = try Self.player([.ask(.tell("t", "go"))])
    player.session.uptime = 5_000
    _ = player.steps()
    player.expect("what is it doing", says: "Nothing is under way.")
    player.session.uptime = 6_000
    player.expect("what is it doing", says: "Still working: Chat.")
    player.expect("stop", says: "Asked to stop: Chat.")
    expect(player.say("quit").last?.hasPrefix("Chat is not finished and would end now."), is: true)
    expect(player.session.receive(.finished("t", .exited(status: 0, output: ""))).announcements.isEmpty)
    player.expect("what is it doing", says: "Nothing is under way.")
    player.say("quit")
    expect(player.response.isOver)
  }

  @Test("that work has failed is said with the reason, and signalled") func failed() throws {
    var player = try Self.player([
      .ask(.begin("w", "Building")), .ask(.failed("w", because: "The disk is full.")), .ask(.begin("w", "Building")),
      .ask(.failed("w", because: nil)),
    ])
    player.session.uptime = 5_000
    expect(player.steps(), is: [])
    expect(player.steps(), is: ["Failed: Building. The disk is full."])
    expect(player.requests, is: [.signal(.message(.workFailed(work: "Building")))])
    expect(player.steps(), is: [])
    player.session.uptime = 9_000
    expect(player.steps(), is: ["Failed: Building, after 4 seconds."])
  }

  @Test("where time is not to be told, it is only said that work has ended") func timeless() throws {
    var player = try Self.player([.ask(.begin("w", "Building")), .ask(.done("w"))])
    expect(player.steps(2), is: ["Done: Building."])
  }
}
