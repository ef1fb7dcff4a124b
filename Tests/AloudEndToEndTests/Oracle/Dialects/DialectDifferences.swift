/// Where we differ from whiptail and dialog by intention, and why.
struct DialectDifference: Sendable, CustomStringConvertible {
  let called: DialectCase
  let theirs: DialectOracle.Outcome
  let ours: DialectOracle.Outcome
  let reason: String

  var description: String { called.description + ": " + reason }

  private init(
    _ called: DialectCase, _ theirs: (Int32, String), _ ours: (Int32, String), because reason: String
  ) {
    self.called = called
    self.theirs = DialectOracle.Outcome(exit: theirs.0, answer: theirs.1)
    self.ours = DialectOracle.Outcome(exit: ours.0, answer: ours.1)
    self.reason = reason
  }

  static let all: [DialectDifference] = [
    DialectDifference(
      .whiptail("--yesno", "Question", "10", "30"), (0, ""), (255, ""),
      because: "An empty line is no yes: who wrote the box may not have thought of what it destroys (ASK-2, LOOP-4)."),
    DialectDifference(
      .dialog("--yesno", "Question", "10", "30"), (0, ""), (255, ""),
      because: "An empty line is no yes (ASK-2, LOOP-4)."),
    DialectDifference(
      .whiptail("--yesno", "Question", "10", "30", keys: DialectCase.escape, lines: "cancel\n"), (255, ""), (1, ""),
      because: "\"Cancel\" is one of the words for no; \"back\" is what the key Escape is."),
    DialectDifference(
      .whiptail("--menu", "Question", "15", "40", "3", "a", "A", "b", "B"), (0, "a"), (255, ""),
      because: "Nothing is in front until somebody has heard what there is: without a default an empty line asks again."
    ),
    DialectDifference(
      .whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "off", "b", "B", "off"), (0, ""), (255, ""),
      because: "One of several is one of them: no answer is \"cancel\"."),
    DialectDifference(
      .whiptail("--inputbox", "Question", "10", "30", "Ann", keys: " B\r", lines: "B\n"), (0, "Ann B"), (0, "B"),
      because: "A line is the whole text: nobody has to hear where in the old one they are."),
    DialectDifference(
      .whiptail("--nocancel", "--inputbox", "Question", "10", "30", keys: DialectCase.escape, lines: "back\n"), (1, ""),
      (255, ""),
      because: "The way back is 255 everywhere, which is what debconf takes it for; whiptail gives 1 here alone."),
    DialectDifference(
      .dialog("--last-key", "--msgbox", "Question", "10", "30"), (0, "10 "), (0, ""), because: "There are no keys."),
  ]
}
