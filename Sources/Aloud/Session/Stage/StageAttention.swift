/// Work that the app has said to have begun, and that may take long.
struct Work: Sendable, Equatable {
  var id: ID
  /// What is being done.
  var title: LocalizedText
  /// When it began, in milliseconds of the host's; nil where time is not to be told.
  var start: Int?
}

/// What asks for the user's attention by itself (LOG): questions that nobody has asked for, and work that has ended.
extension Stage {
  /// Puts a question over what is in front. What the app asks by itself comes before all that waits to be said, and is asked
  /// once more where it waits long.
  mutating func ask(_ layer: Layer, isAnswer: Bool) {
    memory.mayAskAgain = !isAnswer
    if isAnswer { return open(layer) }
    // What has led to it is heard in its place.
    tellLogs(in: .answer)
    // What was begun and is lost by it is said.
    if !layer.standsOverOthers { dropLayers() }
    let asked = apart { $0.open(layer) }
    turn.add(asked.ahead)
  }

  /// After how many seconds a question that the app has asked by itself is to be said once more; nil where none waits.
  var secondsToAskAgain: Int? {
    guard memory.mayAskAgain, layers.isAskedByApp, user.settings.askAgain > 0 else { return nil }
    return user.settings.askAgain
  }

  /// Says the question that waits once more.
  mutating func askAgain() {
    guard secondsToAskAgain != nil, let layer = layers.last else { return }
    memory.mayAskAgain = false
    let asked = apart { stage in
      if layer.menu != nil { stage.arrive(.new) } else { stage.say(layer.question(in: stage.surroundings)) }
    }
    turn.add(asked.ahead)
  }

  /// Says that work has ended, how long it took where that can be told, and lets the host tell who is elsewhere.
  mutating func sayDone(_ id: ID) {
    guard let index = memory.works.firstIndex(where: { $0.id == id }) else { return }
    let work = memory.works.remove(at: index)
    tellLogs(in: .answer)
    let title = Message.Argument.text(work.title)
    var message = Message.workDone(work: title)
    if let start = work.start, let uptime, uptime - start >= 1_000 {
      message = .workDoneAfter(work: title, duration: .text(.duration(seconds: (uptime - start) / 1_000)))
    }
    say(.change, .message(message))
    turn.request(.signal(.message(message)))
  }
}

extension Layers {
  /// Whether what is in front is a question of the kind that an app asks.
  fileprivate var isAskedByApp: Bool {
    switch last {
    case .alert: true
    case .menu(let menu): if case .actionSheet = menu.owner { true } else { false }
    case .picker, .entry, .confirmation, .choice, .discard, .hearing, nil: false
    }
  }
}
