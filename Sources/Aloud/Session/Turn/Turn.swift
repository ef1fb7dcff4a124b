/// The result of one line, reply or event, with each announcement in its slot, so that nobody has to count announcements later.
struct Turn: Sendable {
  /// The position of an announcement in the turn.
  enum Slot: Sendable { case before, answer, after, live }

  private var before: [Announcement] = []
  private var answer: [Announcement] = []
  private var done: Announcement?
  private var after: [Announcement] = []
  private var live: [Announcement] = []
  /// The requests to the host.
  private(set) var requests: [Request] = []
  /// A Boolean value that indicates whether speech is stopped first.
  var stopsSpeech = false
  /// A Boolean value that indicates whether the program ends with the turn.
  var isOver = false

  /// Adds an announcement to a slot.
  mutating func say(_ announcement: Announcement, in slot: Slot = .answer) {
    switch slot {
    case .before: before.append(announcement)
    case .answer: answer.append(announcement)
    case .after: after.append(announcement)
    case .live: live.append(announcement)
    }
  }

  /// Sets the announcement that something was done, which is made unless there is an answer or a live change.
  mutating func sayDone(_ announcement: Announcement) { done = announcement }

  /// Adds a request to the host.
  mutating func request(_ request: Request) { requests.append(request) }

  /// A copy of the turn whose answer is announced before anything that is waiting, with the sound of a question.
  var ahead: Turn {
    var ahead = self
    for index in ahead.answer.indices { ahead.answer[index].isAhead = true }
    if !ahead.answer.isEmpty { ahead.answer[0].sound = .answerWanted }
    return ahead
  }

  /// Returns a copy of the turn whose first answer has the given name.
  func named(_ name: LocalizedText) -> Turn {
    var named = self
    if !named.answer.isEmpty { named.answer[0].name = name }
    return named
  }

  /// Adds a turn that was gathered separately. All its announcements go to the end of the answer.
  mutating func add(_ other: Turn) {
    if answer.isEmpty, other.isOnlyDone {
      done = other.done
    } else {
      answer += other.announcements
    }
    requests += other.requests
    if other.isOver { isOver = true }
  }

  /// Adds a sentence to the first announcement, if that refuses a line at the place in front. A sentence that introduces a list
  /// stays next to the list.
  mutating func add(_ sentence: LocalizedText) {
    guard let first = answer.first, before.isEmpty, first.isRefusalOfPlace else { return }
    // Full help contains the sentence already.
    if answer.contains(where: { $0.sentences.contains(sentence) }) { return }
    answer[0].sentences.insert(sentence, at: answer.count > 1 ? 1 : first.sentences.count)
  }

  /// Removes all announcements and keeps the requests.
  mutating func hush() { (before, answer, done, after, live) = ([], [], nil, [], []) }

  /// The identifier of the program that is last sent something; nil if there is none.
  var toldLast: ID? {
    requests.lazy.compactMap { request in if case .tell(let id, _) = request { id } else { nil } }.last
  }

  /// A Boolean value that indicates whether there are no announcements.
  var isSilent: Bool { before.isEmpty && answer.isEmpty && done == nil && after.isEmpty && live.isEmpty }

  /// A Boolean value that indicates whether the only announcement is that something was done.
  private var isOnlyDone: Bool {
    done != nil && before.isEmpty && answer.isEmpty && after.isEmpty && live.isEmpty
  }

  /// A Boolean value that indicates whether the first announcement is a refusal.
  var isRefusal: Bool { announcements.first?.kind == .refusal }

  /// All announcements, in order.
  var announcements: [Announcement] {
    // In most turns there is only an answer, which then need not be copied.
    if !answer.isEmpty, before.isEmpty, after.isEmpty, live.isEmpty { return answer }
    let told = before + answer
    return told + (answer.isEmpty && live.isEmpty ? [done].compactMap(\.self) : []) + after + live
  }

  /// The response for the host.
  var response: Response {
    Response(announcements: announcements, requests: requests, stopsSpeech: stopsSpeech, isOver: isOver)
  }
}
