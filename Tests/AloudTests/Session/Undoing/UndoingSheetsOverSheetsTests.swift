import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-5: a sheet with the sheets over it is one act.
struct UndoingSheetsOverSheetsTests {
  private static let filledIn = ["new letter", "text", "Dear Kate", "add a friend", "friend", "Kate"]

  @Test(
    "EDIT-5: what a sheet over it has done belongs to the sheet, also where the app names it", arguments: [true, false])
  func together(_ namesFriend: Bool) throws {
    var player = try SessionPlayer(of: PostApp(namesFriend: namesFriend))
    player.say("new letter", "text", "Old", "send")
    player.say(Self.filledIn)
    player.say("add", "send")
    expect(player.session.state.letters, is: ["Old", "Dear Kate"])
    expect(player.session.state.friends, is: ["Kate"])
    expect(player.say("undo").first, is: "Undone: Letter.")
    expect(player.session.state.letters, is: ["Old"])
    expect(player.session.state.friends.isEmpty)
    expect(player.say("redo").first, is: "Done again: Letter.")
    expect(player.session.state.letters, is: ["Old", "Dear Kate"])
    expect(player.session.state.friends, is: ["Kate"])
    expect(player.say("undo", "undo").first, is: "Undone: Letter.")
    expect(player.session.state, is: PostApp.State())
    player.expect("undo", says: "There is nothing to undo.")
  }

  @Test("EDIT-5: while the sheet is up, what was done on the sheet over it is taken back alone") func alone() throws {
    var player = try SessionPlayer(of: PostApp(namesFriend: true))
    player.say(Self.filledIn)
    player.say("add")
    player.expect("undo", says: "Undone: Add Kate.")
    expect(player.session.state.friends.isEmpty)
    player.expect("undo", says: "Undone: Text, empty.")
  }

  @Test("EDIT-5: where the sheet is dropped, what was done over it keeps its name") func dropped() throws {
    var player = try SessionPlayer(of: PostApp(namesFriend: true))
    player.say(Self.filledIn)
    player.say("add", "cancel", "discard")
    expect(player.session.state.friends, is: ["Kate"])
    expect(player.say("undo").first, is: "Undone: Add Kate.")
    expect(player.session.state, is: PostApp.State())
  }

  @Test("EDIT-5: both that the app takes away at once are one act") func takenAway() throws {
    var player = try SessionPlayer(of: PostApp(namesFriend: true))
    player.say(Self.filledIn)
    player.say("add and send")
    expect(player.session.state.letters, is: ["Dear Kate"])
    expect(player.say("undo").first, is: "Undone: Letter.")
    expect(player.session.state, is: PostApp.State())
    player.expect("undo", says: "There is nothing to undo.")
  }
}

/// Letters written on a sheet, with friends added on a sheet over it.
struct PostApp: App {
  struct State: Sendable, Equatable {
    var letters: [String] = []
    var friends: [String] = []
    var draft: [ID: Value] = [:]
    var isWriting = true
  }

  let namesFriend: Bool

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Post") { Tab("Post", id: "post") { Button("New letter", id: "new", action: .present("letter")) } }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard state.isWriting else { return nil }
    if id == "letter" {
      return Sheet("Letter", id: id) {
        TextField("Text", id: "text", value: text("text", state))
        Button("Add a friend", id: "addFriend", action: .present("friendSheet"))
      }
      .preferredAction(Button("Send", id: "send"))
    }
    return Sheet("Friend", id: id) {
      TextField("Friend", id: "friend", value: text("friend", state))
      Button("Add and send", id: "both")
    }
    .preferredAction(Button("Add", id: "add"))
  }

  private func text(_ id: ID, _ state: State) -> String {
    if case .text(let text) = state.draft[id] { text } else { "" }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state.draft[id] = value
    case .pressed("add"):
      state.friends.append(text("friend", state))
      return [.dismiss] + (namesFriend ? [.undoable("Add Kate")] : [])
    case .pressed("send"):
      state.letters.append(text("text", state))
      return [.dismiss]
    case .pressed("both"):
      state.friends.append(text("friend", state))
      state.letters.append(text("text", state))
      state.isWriting = false
    case .sheet("friendSheet", .did): state.draft["friend"] = nil
    case .sheet("letter", .did):
      state.draft["text"] = nil
      state.isWriting = true
    default: break
    }
    return []
  }

  var undoParts: [StatePart<State>] { [.value(\.letters), .value(\.friends), .entries(\.draft)] }
}
