/// What one line, reply or event brings, each thing in its slot: nothing is found out afterwards by counting what was said.
struct Turn: Sendable {
  /// Where in the turn something is said.
  enum Slot: Sendable { case before, answer, after, live }

  private var before: [Announcement] = []
  private var answer: [Announcement] = []
  private var done: Announcement?
  private var after: [Announcement] = []
  private var live: [Announcement] = []
  /// What the host is asked to do.
  private(set) var requests: [Request] = []
  /// Whether speech is to be stopped first.
  var stopsSpeech = false
  /// Whether the program ends with it.
  var isOver = false

  /// Says something in a slot.
  mutating func say(_ announcement: Announcement, in slot: Slot = .answer) {
    switch slot {
    case .before: before.append(announcement)
    case .answer: answer.append(announcement)
    case .after: after.append(announcement)
    case .live: live.append(announcement)
    }
  }

  /// Says that something was done, unless the answer or a live change tells it.
  mutating func sayDone(_ announcement: Announcement) { done = announcement }

  /// Asks the host for something.
  mutating func request(_ request: Request) { requests.append(request) }

  /// The same, said before all that waits to be said, with the sound of a question.
  var ahead: Turn {
    var ahead = self
    for index in ahead.answer.indices { ahead.answer[index].isAhead = true }
    if !ahead.answer.isEmpty { ahead.answer[0].sound = .answerWanted }
    return ahead
  }

  /// The same, where the first that is answered has a name.
  func named(_ name: LocalizedText) -> Turn {
    var named = self
    if !named.answer.isEmpty { named.answer[0].name = name }
    return named
  }

  /// Adds what was gathered apart: all of it comes where the answer is now.
  mutating func add(_ other: Turn) {
    if answer.isEmpty, other.isOnlyDone {
      done = other.done
    } else {
      answer += other.announcements
    }
    requests += other.requests
    if other.isOver { isOver = true }
  }

  /// Says more with the first thing that is said, where that refuses a line at the place in front; what leads to a list that
  /// follows stays beside it.
  mutating func add(_ sentence: LocalizedText) {
    guard let first = answer.first, before.isEmpty, first.isRefusalOfPlace else { return }
    // Full help has said it already.
    if answer.contains(where: { $0.sentences.contains(sentence) }) { return }
    answer[0].sentences.insert(sentence, at: answer.count > 1 ? 1 : first.sentences.count)
  }

  /// Says nothing of what it was to say; what the host is asked for it is asked all the same.
  mutating func hush() { (before, answer, done, after, live) = ([], [], nil, [], []) }

  /// What a program is told last, by its name; nil where it is told nothing.
  var toldLast: ID? {
    requests.lazy.compactMap { request in if case .tell(let id, _) = request { id } else { nil } }.last
  }

  /// Whether nothing is said.
  var isSilent: Bool { before.isEmpty && answer.isEmpty && done == nil && after.isEmpty && live.isEmpty }

  /// Whether nothing is said but that something was done.
  private var isOnlyDone: Bool {
    done != nil && before.isEmpty && answer.isEmpty && after.isEmpty && live.isEmpty
  }

  /// Whether it is a refusal.
  var isRefusal: Bool { announcements.first?.kind == .refusal }

  /// All that is said, in order.
  var announcements: [Announcement] {
    // Nearly always the answer is all that there is, and need not be copied.
    if !answer.isEmpty, before.isEmpty, after.isEmpty, live.isEmpty { return answer }
    let told = before + answer
    return told + (answer.isEmpty && live.isEmpty ? [done].compactMap(\.self) : []) + after + live
  }

  /// What the host is given.
  var response: Response {
    Response(announcements: announcements, requests: requests, stopsSpeech: stopsSpeech, isOver: isOver)
  }
}
