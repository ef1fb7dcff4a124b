import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-2: the arguments of whiptail and dialog, and what is made of them.
struct DialectTests {
  @Test(
    "SCRIPT-2: a dialect is known by the name that the program was called by",
    arguments: [
      ("whiptail", Dialect.whiptail), ("/usr/bin/whiptail", .whiptail), ("./dialog", .dialog), ("aloud", nil),
      ("whiptail.old", nil), ("", nil), ("/", nil),
    ] as [(String, Dialect?)])
  func names(_ name: String, _ dialect: Dialect?) { expect(Dialect(program: name), is: dialect) }

  private func text(_ text: String, title: String? = nil) -> [String] {
    var options = BoxOptions()
    options.title = title
    let text = BoxText(text, options)
    return text.pieces + [text.question]
  }

  @Test("SCRIPT-2: what leads to a question is said before it, and the question last") func order() {
    expect(text("It is large.\n\nGo on?", title: "Disk"), is: ["Disk", "It is large.", "Go on?"])
    expect(text("Install these?\\n- one\\n- two"), is: ["- one", "- two", "Install these?"])
    expect(text("Ready."), is: ["Ready."])
    expect(text("", title: "Title"), is: ["Title"])
    expect(text("Title", title: "Title"), is: ["Title"])
    expect(text(""), is: [""])
  }

  @Test("SCRIPT-2: a line that was full goes on in the next; one that was ended on purpose does not") func lines() {
    let wrapped =
      "This line was broken because it had become\ntoo long for the window that it stands in, as\ndebconf does."
    expect(text(wrapped), is: [wrapped.replacing("\n", with: " ")])
    let items =
      "1. An item whose words go on in a line of their own\n   that is set in. So does the second, which is next:\n2. Another."
    expect(
      text(items),
      is: [
        "1. An item whose words go on in a line of their own that is set in. So does the second, which is next:",
        "2. Another.",
      ])
    expect(text("Address: 10.0.0.1\nGateway: 10.0.0.2"), is: ["Address: 10.0.0.1", "Gateway: 10.0.0.2"])
  }

  @Test("SCRIPT-2: codes for colors are dropped, and a backslash stays where it is to stay") func codes() {
    var options = BoxOptions()
    options.hasColorCodes = true
    expect(BoxText("\\Zb\\Z1Red\\Zn \\Z", options).question, is: "Red")
    options = BoxOptions()
    options.keepsBackslashes = true
    expect(BoxText("a\\nb", options).question, is: "a\\nb")
  }

  private func boxes(_ dialect: Dialect, _ arguments: String...) throws -> [BoxRequest] {
    guard case .boxes(let boxes) = try dialect.call(arguments).wanted else { return [] }
    return boxes
  }

  @Test("SCRIPT-2: whiptail's options stand anywhere, also after what the box is given") func whiptail() throws {
    let box = try #require(
      try boxes(.whiptail, "--menu", "Which?", "0", "0", "0", "a", "A", "--title=T", "--notags").first)
    expect(box.box, is: .list(.menu, [BoxItem(tag: "a", text: "A")]))
    expect(box.options.title, is: "T")
    expect(box.options.hidesTags)
  }

  @Test("SCRIPT-2: dialog's options stand before a box, and are its own alone") func dialog() throws {
    let both = try boxes(
      .dialog, "--title", "T", "--msgbox", "one", "0", "0", "--and-widget", "--yesno", "two", "0", "0", "--infobox",
      "3", "0", "0")
    expect(both.map(\.box), is: [.message, .question, .notice()])
    expect(both.map(\.options.title), is: ["T", nil, nil])
    expect(both.map(\.following), is: [.anything, .answer, .anything])
  }

  @Test("SCRIPT-2: options of the environment count for each of dialog's boxes") func environment() throws {
    let call = try Dialect.dialog.call(["--msgbox", "one", "0", "0", "--and-widget", "--msgbox", "two", "0", "0"]) {
      $0 == "DIALOGOPTS" ? #"--title "My title" --no-cancel"# : nil
    }
    guard case .boxes(let boxes) = call.wanted else {
      Issue.record("no boxes")
      return
    }
    expect(boxes.map(\.options.title), is: ["My title", "My title"])
  }

  @Test("SCRIPT-3: yes is the default of debconf's questions that have no other", arguments: Dialect.allCases)
  func debconf(_ dialect: Dialect) throws {
    for (arguments, variable, answer) in [
      (["--yesno"], "DEBIAN_HAS_FRONTEND", true), (["--defaultno", "--yesno"], "DEBIAN_HAS_FRONTEND", false),
      (["--yesno"], "DEBIAN_FRONTEND", nil), (["--defaultno", "--yesno"], "DEBIAN_FRONTEND", false),
    ] as [([String], String, Bool?)] {
      let call = try dialect.call(arguments + ["Go on?", "0", "0"], environment: { $0 == variable ? "1" : nil })
      guard case .boxes(let boxes) = call.wanted else {
        Issue.record("no boxes")
        return
      }
      expect(boxes.map(\.options.standardAnswer), is: [answer])
    }
  }

  @Test("SCRIPT-2: where answers go can be said anywhere; the last word counts") func streams() throws {
    let call = try Dialect.dialog.call(["--msgbox", "one", "0", "0", "--stdout", "--output-fd", "7"])
    expect(call.outputDescriptor, is: 7)
    #expect(throws: DialectError.badNumber("--output-fd")) { try Dialect.dialog.call(["--output-fd", "x"]) }
  }

  @Test(
    "SCRIPT-2: whatever the arguments are, they are read or refused",
    arguments: [Dialect.whiptail, .dialog])
  func anything(_ dialect: Dialect) {
    let words = [
      "--menu", "--title", "--", "x", "", "0", "-1", "--checklist", "--form", "99999999999999999999", "--and-widget",
      "--output-fd",
      "on", "\u{1B}[31m", "--separate-output", "--calendar", "--=", "-", "--rangebox", "--no-items", "--item-help",
    ]
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      let arguments = (0..<8).map { _ -> String in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }
      _ = try? dialect.call(arguments)
    }
  }

  @Test("SCRIPT-2: in a form back leads to the field before") func back() throws {
    let box = try #require(
      try boxes(
        .dialog, "--form", "Who?", "0", "0", "0", "A", "1", "1", "", "1", "1", "9", "9", "B", "2", "1", "", "2", "1",
        "9",
        "9", "C", "3", "1", "", "3", "1", "9", "9"
      ).first)
    var lines = ["one", "two", "back", "zwei", "three"][...]
    var asked: [LocalizedText] = []
    let asking = BoxAsking(now: DateTime(day: Day(0))) { prompt in
      asked.append(prompt.question)
      var player = try PromptPlayer(prompt)
      player.say(lines.popFirst() ?? "")
      return AskedPrompt(player.session.state, hasInputEnded: false)
    }
    try expect(asking.outcome(of: box), is: BoxOutcome(.ok, .fields(["one", "zwei", "three"])))
    expect(asked, is: ["A", "B", "C", "B", "C"])
  }
}
