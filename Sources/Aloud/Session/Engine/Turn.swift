/// The result of one line, reply or event, with each announcement in its slot, so that nobody has to count announcements later.
struct Turn: Sendable {
  enum Slot: Sendable { case before, answer, live }

  private var before: [Announcement] = []
  private var answer: [Announcement] = []
  private var done: Announcement?
  private var live: [Announcement] = []
  private(set) var requests: [Request] = []
  var stopsSpeech = false
  var isOver = false

  mutating func say(_ announcement: Announcement, in slot: Slot = .answer) {
    switch slot {
    case .before: before.append(announcement)
    case .answer: answer.append(announcement)
    case .live: live.append(announcement)
    }
  }

  /// That something was done is announced unless there is an answer or a live change.
  mutating func sayDone(_ announcement: Announcement) { done = announcement }

  mutating func request(_ request: Request) { requests.append(request) }

  /// A copy whose answer is announced before anything that is waiting, with the sound of a question.
  var ahead: Turn {
    var ahead = self
    for index in ahead.answer.indices { ahead.answer[index].isAhead = true }
    if !ahead.answer.isEmpty { ahead.answer[0].sound = .answerWanted }
    return ahead
  }

  /// Returns the turn with a name in its first answer, if that has none.
  func named(_ name: LocalizedText) -> Turn {
    var named = self
    if !named.answer.isEmpty { named.answer[0].name = named.answer[0].name ?? name }
    return named
  }

  /// All announcements of the other turn, which was gathered separately, go to the end of the answer.
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

  /// A copy that does not say where the user is.
  var withoutPlaces: Turn {
    var turn = self
    turn.answer.removeAll { $0.kind == .place }
    return turn
  }

  mutating func hush() { (before, answer, done, live) = ([], [], nil, []) }

  var toldLast: ID? {
    requests.lazy.compactMap { request in if case .tell(let id, _) = request { id } else { nil } }.last
  }

  var isSilent: Bool { before.isEmpty && answer.isEmpty && done == nil && live.isEmpty }

  private var isOnlyDone: Bool { done != nil && before.isEmpty && answer.isEmpty && live.isEmpty }

  var isRefusal: Bool { announcements.first?.kind == .refusal }

  var announcements: [Announcement] {
    // In most turns there is only an answer, which then need not be copied.
    if !answer.isEmpty, before.isEmpty, live.isEmpty { return answer }
    let told = before + answer
    return told + (answer.isEmpty && live.isEmpty ? [done].compactMap(\.self) : []) + live
  }

  var response: Response {
    Response(announcements: announcements, requests: requests, stopsSpeech: stopsSpeech, isOver: isOver)
  }
}
