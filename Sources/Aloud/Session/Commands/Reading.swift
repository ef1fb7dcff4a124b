extension Session {
  /// How many lines are read at a time.
  private var readLimit: Int { 100 }

  /// Reads everything from here: from the line that was last read, or from the beginning.
  mutating func read() {
    guard here.entries.count > 0 else { return say(.notice, .message("place.empty")) }
    let first = focus ?? 0
    let last = min(first.adding(saturating: readLimit), here.entries.count) - 1
    for line in first...last { say(announcement(ofLine: line)) }
    focus = last
    if last + 1 < here.entries.count {
      say(.notice, .message("read.more", ["count": .number(here.entries.count - last - 1)]))
    }
  }

  /// Says the place again, after an empty line (LOOP-4).
  mutating func repeatPlace() {
    failures = 0
    // A menu asks which of its items is wanted: they are the question.
    arrive(menuOwner == nil ? .back : .new)
    giveHintHere()
  }

  /// Says the last answer again, not the apology after it.
  mutating func repeatLast() {
    let said = lastSaid
    for announcement in said { say(announcement) }
  }

  /// Spells the name of the line that was last read or used, or of the place; `inWords` in those of the locale's alphabet.
  mutating func spell(inWords: Bool = false) {
    let title = focus.flatMap { $0 < here.entries.count ? here.entries[$0].title : nil } ?? here.title
    say(Announcement(spelling: title, inWords, locale))
  }
}
