import Aloud

/// The app of the article “An app in Swift” that runs a command.
struct Kettle: App {
  var initialState: Int { 20 }

  func interface(for degrees: Int) -> Interface {
    Interface("Kettle") {
      Tab("Kettle", id: "kettle") {
        TextBlock("The water has \(degrees) degrees.", id: "degrees").live()
        Button("Boil", id: "boil")
        Button("Stop", id: "stop").role(.cancel)
      }
    }
  }

  func update(_ degrees: inout Int, _ event: Event) -> [Effect] {
    switch event {
    case .pressed("boil"):
      var invocation: Invocation = ["kettle", "--boil"]
      invocation.tellsLines = true
      invocation.timeLimit = 300_000
      return [.run("boiling", invocation)]
    case .pressed("stop"): return [.stop("boiling")]
    case .printed("boiling", let line): degrees = Int(line) ?? degrees
    case .finished("boiling", .exited(status: 0, _, _)): return [.say("The water is hot.")]
    case .finished("boiling", .exited(_, _, let error)):
      return [.alert(Alert("The water is not hot.", text: error.map { "\($0)" }))]
    case .finished("boiling", .timedOut): return [.alert(Alert("The kettle took too long."))]
    default: break
    }
    return []
  }
}
