extension DialectCase {
  /// What dialog 1.3 is called with.
  static let ofDialog: [DialectCase] = messages + entries + menus + lists + others + chains + wrongCalls

  private static let messages: [DialectCase] = [
    dialog("--msgbox", "Question", "10", "30"),
    dialog("--msgbox", "Question", "10", "30", keys: escape, lines: "back\n"),
    dialog("--msgbox", "Question", "10", "30", keys: escape, lines: "back\n").with(["DIALOG_ESC": "42"]),
    dialog("--msgbox", "Question", "10", "30").with(["DIALOG_OK": "7"]),
    dialog("--infobox", "Question", "10", "30", keys: "", lines: ""),
    dialog("--yesno", "Question", "10", "30", lines: "yes\n"),
    dialog("--yesno", "Question", "10", "30", keys: tab + enter, lines: "no\n"),
    dialog("--yesno", "Question", "10", "30", keys: tab + enter, lines: "no\n").with(["DIALOG_CANCEL": "9"]),
    dialog("--defaultno", "--yesno", "Question", "10", "30"),
    dialog("--default-button", "no", "--yesno", "Question", "10", "30"),
    dialog(
      "--extra-button", "--extra-label", "Later", "--yesno", "Question", "10", "40", keys: tab + enter, lines: "later\n"
    ),
    dialog("--extra-button", "--yesno", "Question", "10", "40", keys: tab + enter, lines: "extra\n").with([
      "DIALOG_EXTRA": "30"
    ]),
    dialog("--help-button", "--yesno", "Question", "10", "40", keys: tab + tab + enter, lines: "press \"help\"\n"),
    dialog("--help-button", "--msgbox", "Question", "10", "40", keys: tab + enter, lines: "press \"help\"\n"),
    dialog("--extra-button", "--msgbox", "Question", "10", "40", keys: tab + enter, lines: "extra\n"),
    dialog("--colors", "--cr-wrap", "--trim", "--no-collapse", "--msgbox", "\\Z1Question\\Zn", "10", "30"),
    dialog("--textbox", DialectOracle.textFile, "10", "30"),
    dialog("--ok-button", "x", "--msgbox", "Question", "10", "30"),
    dialog("--beep", "--no-shadow", "--aspect", "9", "--begin", "2", "2", "--msgbox", "Question", "10", "30"),
    dialog("--msgbox", "Question", "100", "300"),
    dialog("--pause", "Question", "10", "40", "1", keys: "", lines: ""),
  ]

  private static let entries: [DialectCase] = [
    dialog("--inputbox", "Question", "10", "30", "Ann"),
    dialog("--inputbox", "Question", "10", "30", keys: "Ann B" + enter, lines: "Ann B\n"),
    dialog("--inputbox", "Question", "10", "30", "Ann", keys: tab + tab + enter, lines: "cancel\n"),
    dialog("--quoted", "--inputbox", "Question", "10", "30", "a b"),
    dialog("--stdout", "--inputbox", "Question", "10", "30", "Ann").with(descriptor: 1),
    dialog("--output-fd", "3", "--inputbox", "Question", "10", "30", "Ann").with(descriptor: 3),
    dialog("--stdout", "--stderr", "--inputbox", "Question", "10", "30", "Ann"),
    dialog("--inputbox", "Question", "10", "30", "-x"), dialog("--inputbox", "Question", "10", "30", "--x"),
    dialog("--inputbox", "Question", "10", "30", "--", "--title"),
    dialog("--max-input", "3", "--inputbox", "Question", "10", "30", keys: "abcdef" + enter, lines: "abcdef\n"),
    dialog("--nocancel", "--inputbox", "Question", "10", "30", "z", keys: escape, lines: "back\n"),
    dialog("--insecure", "--passwordbox", "Question", "10", "30", keys: "secret" + enter, lines: "secret\n"),
    dialog("--passwordbox", "Question", "10", "30", "held", keys: enter, lines: "\n"),
    dialog("--print-version", "--inputbox", "Question", "10", "30", "x", keys: enter, lines: "\n"),
    dialog("--rangebox", "Question", "10", "40", "1", "10", "5"),
    dialog("--rangebox", "Question", "10", "40", "1", "10", "50"),
    dialog("--rangebox", "Question", "10", "40", "1", "10"), dialog("--rangebox", "Question", "10", "40", "1"),
    dialog("--editbox", DialectOracle.textFile, "15", "40", keys: tab + enter),
    dialog("--fselect", "/etc/host", "10", "40").with(shown: "host"),
    dialog(
      "--form", "Question", "15", "40", "3", "Name:", "1", "1", "Ann", "1", "10", "10", "0", "City:", "2", "1", "x",
      "2", "10", "10", "0", keys: tab + enter, lines: "\n\n"),
    dialog(
      "--form", "Question", "15", "40", "3", "Name:", "1", "1", "Ann", "1", "10", "0", "0", "City:", "2", "1", "x", "2",
      "10", "10", "0", keys: tab + enter),
    dialog(
      "--quoted", "--form", "Question", "15", "40", "3", "Name:", "1", "1", "A B", "1", "10", "10", "0",
      keys: tab + enter),
    dialog(
      "--output-separator", "|", "--form", "Question", "15", "40", "3", "Name:", "1", "1", "A B", "1", "10", "10", "0",
      keys: tab + enter),
    dialog(
      "--mixedform", "Question", "15", "40", "3", "Name:", "1", "1", "Ann", "1", "10", "10", "0", "0", "Of:", "2", "1",
      "ro", "2", "10", "10", "0", "2", keys: tab + enter),
    dialog(
      "--form", "Question", "15", "40", "3", "Name:", "1", "1", "Ann", "1", "10", "10", "0", keys: escape,
      lines: "back\n"),
    dialog(
      "--form", "Question", "15", "40", "3", "Name:", "1", "1", "Ann", "1", "10", "10", "0", keys: tab + tab + enter,
      lines: "cancel\n"),
  ]

  private static let menus: [DialectCase] = [
    dialog("--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: down + enter, lines: "2\n"),
    dialog("--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: tab + enter, lines: "cancel\n"),
    dialog("--default-item", "b", "--menu", "Question", "15", "40", "3", "a", "A", "b", "B"),
    dialog("--no-items", "--menu", "Question", "15", "40", "3", "a", "b", lines: "1\n"),
    dialog("--no-tags", "--menu", "Question", "15", "40", "3", "a", "Apple", lines: "apple\n"),
    dialog("--quoted", "--menu", "Question", "15", "40", "3", "a b", "A", lines: "1\n"),
    dialog("--menu", "Question", "15", "40", "3", "-a", "A", "--b", "B", lines: "1\n"),
    dialog("--menu", "Question", "15", "40", "3", "a\u{1B}[31mb", "A", lines: "1\n"),
    dialog("--item-help", "--menu", "Question", "20", "60", "10", "a", "A", "help a", "b", "B", "help b", lines: "1\n"),
    dialog(
      "--extra-button", "--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: tab + enter,
      lines: "extra\na\n"),
    dialog(
      "--help-button", "--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: tab + tab + enter,
      lines: "press \"help\"\na\n"),
    dialog(
      "--help-button", "--item-help", "--menu", "Question", "15", "40", "3", "a", "A", "of a", "b", "B", "of b",
      keys: tab + tab + enter, lines: "press \"help\"\na\n"),
    dialog(
      "--help-button", "--help-tags", "--item-help", "--menu", "Question", "15", "40", "3", "a", "A", "of a",
      keys: tab + tab + enter, lines: "press \"help\"\na\n"),
    dialog("--inputmenu", "Question", "20", "40", "10", "a", "A", "b", "B", lines: "1\n"),
    dialog("--treeview", "Question", "15", "40", "3", "a", "A", "off", "0", "b b", "B", "on", "1"),
    dialog("--quoted", "--treeview", "Question", "15", "40", "3", "a", "A", "off", "0", "b b", "B", "on", "1"),
  ]

  private static let lists: [DialectCase] = [
    dialog("--checklist", "Question", "15", "40", "3", "a b", "A", "on", "b", "B", "on", lines: "done\n"),
    dialog(
      "--checklist", "Question", "15", "40", "5", "c\"d", "C", "on", "e'f", "E", "on", "", "x", "on", lines: "done\n"),
    dialog(
      "--checklist", "Question", "20", "40", "9", "a$b", "x", "on", "a\\b", "x", "on", "a`b", "x", "on", "a!b", "x",
      "on", "a|b", "x", "on", "~", "x", "on", lines: "done\n"),
    dialog(
      "--single-quoted", "--checklist", "Question", "20", "40", "9", "a$b", "x", "on", "a\\b", "x", "on", "a\"b", "x",
      "on", "a'b", "x", "on", "a b", "x", "on", lines: "done\n"),
    dialog(
      "--separate-output", "--checklist", "Question", "15", "40", "3", "a b", "A", "on", "b", "B", "on", lines: "done\n"
    ),
    dialog(
      "--output-separator", ":", "--checklist", "Question", "15", "40", "3", "a b", "A", "on", "b", "B", "on",
      lines: "done\n"),
    dialog(
      "--separate-output", "--output-separator", ":", "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b",
      "B", "on", lines: "done\n"),
    dialog("--checklist", "Question", "15", "40", "3", "a", "A", "off", lines: "done\n"),
    dialog(
      "--checklist", "Question", "20", "60", "9", "a", "A", "ON", "b", "B", "1", "c", "C", "yes", "d", "D", "maybe",
      lines: "done\n"),
    dialog("--no-items", "--checklist", "Question", "15", "40", "3", "a", "on", "b", "off", lines: "done\n"),
    dialog(
      "--extra-button", "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b b", "B", "on", keys: tab + enter,
      lines: "extra\n"),
    dialog(
      "--help-button", "--help-status", "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off",
      keys: tab + tab + enter, lines: "press \"help\"\na\n"),
    dialog("--radiolist", "Question", "15", "40", "3", "a b", "A", "on", "b", "B", "off"),
    dialog("--quoted", "--radiolist", "Question", "15", "40", "3", "a b", "A", "on"),
    dialog(
      "--buildlist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off", "c", "C", "on", lines: "done\n"),
  ]

  private static let others: [DialectCase] = [
    dialog("--calendar", "Question", "0", "0", "27", "11", "2026"),
    dialog("--date-format", "%Y-%m-%d", "--calendar", "Question", "0", "0", "27", "11", "2026"),
    dialog("--date-format", "%a %j %e", "--calendar", "Question", "0", "0", "1", "2", "2026"),
    dialog("--timebox", "Question", "0", "0", "13", "5", "7"),
    dialog("--time-format", "%H.%M", "--timebox", "Question", "0", "0", "13", "5", "7"),
  ]

  private static let chains: [DialectCase] = [
    dialog(
      "--msgbox", "Question", "10", "30", "--and-widget", "--inputbox", "b", "10", "30", "z", keys: enter + enter,
      lines: "\n\n"),
    dialog(
      "--inputbox", "Question", "10", "30", "y", "--and-widget", "--inputbox", "b", "10", "30", "z",
      keys: enter + enter, lines: "\n\n"),
    dialog(
      "--separate-widget", "|", "--inputbox", "Question", "10", "30", "y", "--and-widget",
      "--inputbox", "b", "10", "30", "z", keys: enter + enter, lines: "\n\n"),
    dialog(
      "--yesno", "Question", "10", "30", "--and-widget", "--inputbox", "b", "10", "30", "z", keys: tab + enter + enter,
      lines: "no\n\n"),
    dialog("--yesno", "Question", "10", "30", "--inputbox", "b", "10", "30", "z", keys: tab + enter, lines: "no\n"),
    dialog("--infobox", "Question", "10", "30", "--and-widget", "--inputbox", "b", "10", "30", "z"),
    dialog("--inputbox", "Question", "10", "30", "Ann").with(["DIALOGOPTS": "--title \"Of all\""]),
    dialog("--file", DialectOracle.argumentFile),
    dialog(
      "--title", "t", "--file", DialectOracle.argumentFile, "--and-widget", "--inputbox", "b", "10", "30", "z",
      keys: enter + enter, lines: "\n\n"),
  ]

  private static let wrongCalls: [DialectCase] = [
    dialog("--file", "/nonexistent").wrong(), dialog("--msgbox", "Question", "10", "30", "--file").wrong(),
    dialog("--nonsense", "Question").wrong(), dialog("Question", "10", "30").wrong(),
    dialog("--title", "t", "--nonsense").wrong(), dialog("--msgbox", "Question").wrong(),
    dialog("--msgbox", "Question", "10", "30", "3").wrong(), dialog("--msgbox", "Question", "x", "30").wrong(),
    dialog("--msgbox", "--yesno", "10", "30").wrong(), dialog("--menu", "Question", "15", "40", "3").wrong(),
    dialog("--menu", "Question", "15", "40", "3", "a").wrong(),
    dialog("--menu", "Question", "15", "40", "3", "a", "A", "b").wrong(),
    dialog("--checklist", "Question", "15", "40", "3", "a", "A").wrong(),
    dialog("--form", "Question", "15", "40", "3", "Name:", "1", "1", "Ann").wrong(),
    dialog("--output-fd", "x", "--msgbox", "Question", "10", "30").wrong(),
    dialog("--output-fd", "9999", "--msgbox", "Question", "10", "30").wrong(),
    dialog("--separate-output", "--inputbox", "Question", "10", "30").wrong(),
    dialog("--default-button", "foo", "--msgbox", "Question", "10", "30").wrong(),
    dialog("--timeout", "x", "--msgbox", "Question", "10", "30").wrong(),
    dialog("--yesno", "Question", "10", "30", "--default-item").wrong(keys: enter),
    dialog("--textbox", "/nonexistent", "10", "30").wrong(), dialog("--pause", "Question", "10", "40").wrong(),
    dialog("--gauge", "Question", "10", "30", "x").wrong(), dialog("--calendar", "Question", "0", "0", "x").wrong(),
    dialog("--nonsense", "Question").wrong().with(["DIALOG_ERROR": "33"]),
  ]
}
