import AloudTesting
import Testing

@testable import Aloud

/// ASK-5: a notice that waits to be acknowledged.
struct AlertTests {
  private struct Post: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Post") { Tab("Desk", id: "desk") { Button("Delivery", id: "delivery") } }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      guard case .pressed = event else { return [] }
      state += 1
      return [.alert(Alert("Delivery", text: "It comes on Friday."))]
    }
  }

  private static let whole = "Delivery, alert. It comes on Friday."
  private static let short = "Delivery, alert."

  private func asked() throws -> SessionPlayer<Post> {
    var player = try SessionPlayer(of: Post())
    player.expect("delivery", says: Self.whole)
    return player
  }

  @Test(
    "ASK-5: what is no answer is said to be none, and the alert again in short", arguments: ["hm", "next", "delivery"])
  func short(_ line: String) throws {
    var player = try asked()
    player.expect(line, says: "\"\(line)\" is not understood.", Self.short)
    player.expect("ok", says: "Desk. Delivery, button, 1 of 1.")
    #expect(player.session.state == 1)
  }

  @Test("ASK-5: who asks for it hears all of it again", arguments: ["repeat", "help", "read", "where am i"])
  func whole(_ line: String) throws {
    var player = try asked()
    #expect(player.say(line).last == Self.whole)
  }
}

/// LOOP-8, ASK-7: what an app asks comes before the place that it leads to.
struct AskedOverPlaceTests {
  /// Leads to a sheet, with a question or a notice over it.
  private struct Shop: App {
    var initialState: [String] { [] }

    func interface(for state: [String]) -> Interface {
      Interface("Shop") {
        Tab("Desk", id: "desk") {
          Button("Ask", id: "ask")
          Button("Warn", id: "warn")
          Button("Plain", id: "plain")
          Button("Stamp", id: "stamp")
        }
      }
    }

    func sheet(_ id: ID, for state: [String]) -> Sheet? {
      id == "letter" ? Sheet("Letter", id: id, elements: [.button(Button("Seal", id: "seal"))]) : nil
    }

    func update(_ state: inout [String], _ event: Event) -> [Effect] {
      let size = ActionSheet(
        "Which size?", id: "size", actions: Menu([.item(MenuItem("Small", id: "small"))]))
      guard case .pressed(let id) = event else { return [] }
      state.append(id.name)
      switch id {
      case "ask": return [.ask(size), .present("letter")]
      case "warn": return [.alert(Alert("Careful")), .present("letter")]
      case "plain": return [.ask(size)]
      default: return []
      }
    }
  }

  @Test("the place below is said once the question is answered or left", arguments: ["small", "cancel", "1"])
  func asked(answer: String) throws {
    var player = try SessionPlayer(of: Shop())
    #expect(player.say("ask").first?.hasPrefix("Which size?") == true)
    #expect(!player.lines.contains { $0.contains("Letter") })
    #expect(player.say(answer).count { $0.hasPrefix("Letter, sheet.") } == 1, "\(player.lines)")
  }

  @Test("and once a notice is acknowledged") func warned() throws {
    var player = try SessionPlayer(of: Shop())
    player.expect("warn", says: "Careful, alert.")
    #expect(player.say("ok").first?.hasPrefix("Letter, sheet.") == true)
  }

  @Test("a line that names something else leaves a harmless question, and that is said") func leaving() throws {
    var player = try SessionPlayer(of: Shop())
    player.say("plain")
    player.expect("stamp", says: "Which size? closed, nothing chosen.", "Stamp: done.")
    #expect(player.session.state == ["plain", "stamp"])
  }
}
