import Aloud
import AloudTesting
import Expectations
import Testing

@testable import NotesExample

@Suite struct LinterTests {
  /// A button sends; what comes of it are a sheet without a way to keep its input, and a question with "Cancel".
  private struct Kettle: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Kettle") {
        Tab("Kettle", id: "kettle") {
          Button("Name it", id: "name")
          Button("Ask", id: "ask")
        }
      }
    }

    func sheet(_ id: ID, for state: Int) -> Sheet? {
      state == 1 ? Sheet("Name", id: id, elements: [.textField(TextField("Name", id: "field", value: ""))]) : nil
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      switch event {
      case .pressed("name"):
        state = 1
        return [.present("naming")]
      case .pressed("ask"):
        let menu = Menu([.item(MenuItem("Tea", id: "tea")), .item(MenuItem("Cancel", id: "no"))])
        return [.ask(ActionSheet("Which?", id: "which", actions: menu))]
      case _: return []
      }
    }
  }

  @Test("TEST-3: an app in Swift is held against the rules in one line") func swiftApp() throws {
    #expect(try Linter("en").findings(in: Notes()).map(\.rule) == [])
  }

  @Test("TEST-3: what an app's update brings up is looked at") func followsUpdates() throws {
    let findings = try Linter("en").findings(in: Kettle())
    expect(findings.map(\.rule), is: [.inputNotKept, .cancelInMenu])
    expect(findings.map { $0.subjects[0] }, is: ["naming", "no"])
  }
}
