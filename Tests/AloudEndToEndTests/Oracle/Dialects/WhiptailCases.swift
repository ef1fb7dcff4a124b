extension DialectCase {
  /// What whiptail 0.52 is called with. A line that is left out stands for none being read.
  static let ofWhiptail: [DialectCase] =
    messages + entries + menus + lists + [
      whiptail("--nonsense", "Question", "10", "30").wrong(exactly: true),
      whiptail("-nonsense", "Question", "10", "30").wrong(exactly: true),
      whiptail("--msg", "Question", "10", "30").wrong(exactly: true),
      whiptail("--msgbox", "Question", "-1", "-1").wrong(exactly: true),
      whiptail("--no-cancel", "--msgbox", "Question", "10", "30").wrong(exactly: true),
      whiptail("--ok-label", "x", "--msgbox", "Question", "10", "30").wrong(exactly: true),
      whiptail("--title").wrong(exactly: true), whiptail("--default-item").wrong(exactly: true),
      whiptail("--clear=1", "--msgbox", "Question", "10", "30").wrong(exactly: true),
      whiptail("--output-fd", "x", "--msgbox", "Question", "10", "30").wrong(exactly: true),
      whiptail("--output-fd", "9999", "--msgbox", "Question", "10", "30").wrong(),
      whiptail("--nonsense", "--version").wrong(exactly: true),
      whiptail().wrong(), whiptail("Question", "10", "30").wrong(), whiptail("--title", "t").wrong(),
      whiptail("--msgbox").wrong(), whiptail("--msgbox", "Question").wrong(),
      whiptail("--msgbox", "Question", "10").wrong(), whiptail("--msgbox", "Question", "x", "30").wrong(),
      whiptail("--msgbox", "Question", "10", "3x").wrong(),
      whiptail("--msgbox", "--yesno", "Question", "10", "30").wrong(),
      whiptail("--menu", "Question", "15", "40", "3").wrong(),
      whiptail("--menu", "Question", "15", "40", "3", "a").wrong(),
      whiptail("--menu", "Question", "15", "40", "x", "a", "A").wrong(),
      whiptail("--menu", "Question", "15", "40", "a", "A").wrong(),
      whiptail("--menu", "Question", "15", "40", "3", "-a", "A").wrong(exactly: true),
      whiptail("--noitem", "--menu", "Question", "15", "40", "3", "a", "b", "c").wrong(),
      whiptail("--checklist", "Question", "15", "40", "3", "a", "A").wrong(),
      whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "on", "b").wrong(),
      whiptail("--gauge", "Question", "10", "30").wrong(), whiptail("--gauge", "Question", "10", "30", "x").wrong(),
      whiptail("--textbox", "/nonexistent", "10", "30").wrong(), whiptail("--textbox", "/etc", "10", "30").wrong(),
    ]

  private static let messages: [DialectCase] = [
    whiptail("--msgbox", "Question", "10", "30"),
    whiptail("--msgbox", "Question", "10", "30", keys: escape, lines: "cancel\n"),
    whiptail("--msgbox", "Question", "10", "30", "more"), whiptail("--msgbox", "Question", "", ""),
    whiptail("--msgbox", "Question", "0", "0"),
    whiptail("--title", "Title", "--backtitle", "Back", "--msgbox", "Question", "10", "30"),
    whiptail("--title=Title", "--msgbox", "Question", "10", "30"),
    whiptail("--fb", "--clear", "--scrolltext", "--topleft", "--msgbox", "Question", "12", "30", keys: tab + enter),
    whiptail("--fullbuttons", "--ok-button", "Fine", "--msgbox", "Question", "12", "30"),
    whiptail("--msgbox", "Question", "10", "30", "--title", "later"),
    whiptail("--msgbox", "--", "--Question", "10", "30"),
    whiptail("--yesno", "Question", "10", "30", lines: "yes\n"),
    whiptail("--yesno", "Question", "10", "30", keys: tab + enter, lines: "no\n"),
    whiptail("--yesno", "Question", "10", "30", keys: escape, lines: "back\n"),
    whiptail("--defaultno", "--yesno", "Question", "10", "30"),
    whiptail("--yes-button", "Go", "--no-button", "Stay", "--yesno", "Question", "10", "30", lines: "go\n"),
    whiptail(
      "--yes-button", "Go", "--no-button", "Stay", "--yesno", "Question", "10", "30", keys: tab + enter, lines: "2\n"),
    whiptail("--infobox", "Question", "10", "30", keys: "", lines: ""),
    whiptail("--textbox", DialectOracle.textFile, "10", "30"),
    whiptail("--textbox", DialectOracle.textFile, "10", "30", keys: escape, lines: "back\n"),
  ]

  private static let entries: [DialectCase] = [
    whiptail("--inputbox", "Question", "10", "30"),
    whiptail("--inputbox", "Question", "10", "30", "Ann Bolyn"),
    whiptail("--inputbox", "Question", "10", "30", keys: "Ann" + enter, lines: "Ann\n"),
    whiptail("--inputbox", "Question", "10", "30", keys: "a \"b\" 'c' \\n" + enter, lines: "a \"b\" 'c' \\n\n"),
    whiptail("--inputbox", "Question", "10", "30", "Ann", keys: tab + tab + enter, lines: "cancel\n"),
    whiptail("--inputbox", "Question", "10", "30", keys: escape, lines: "back\n"),
    whiptail("--nocancel", "--inputbox", "Question", "10", "30", "Ann"),
    whiptail("--inputbox", "Question", "10", "30", "--", "-x"),
    whiptail("--inputbox", "Question", "10", "30", "a\\nb"), whiptail("--inputbox", "Question", "10", "30", "", "more"),
    whiptail("--inputbox", "Question", "10", "30", "", keys: "é" + enter, lines: "é\n"),
    whiptail("--output-fd", "3", "--inputbox", "Question", "10", "30", "Ann").with(descriptor: 3),
    whiptail("--output-fd=2", "--inputbox", "Question", "10", "30", "Ann"),
    whiptail("--passwordbox", "Question", "10", "30", keys: "secret" + enter, lines: "secret\n"),
    whiptail("--passwordbox", "Question", "10", "30"),
    whiptail("--passwordbox", "Question", "10", "30", "held"),
    whiptail("--passwordbox", "Question", "10", "30", keys: tab + tab + enter, lines: "cancel\n"),
  ]

  private static let menus: [DialectCase] = [
    whiptail("--menu", "Question", "15", "40", "3", "a", "Apple", "b", "Bear", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a", "Apple", "b", "Bear", keys: down + enter, lines: "b\n"),
    whiptail("--menu", "Question", "15", "40", "3", "1", "Apple", "2", "Bear", keys: down + enter, lines: "2\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: tab + tab + enter, lines: "cancel\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a", "A", "b", "B", keys: escape, lines: "back\n"),
    whiptail("--default-item", "b", "--menu", "Question", "15", "40", "3", "a", "A", "b", "B"),
    whiptail("--default-item", "zz", "--menu", "Question", "15", "40", "3", "a", "A", "b", "B", lines: "1\n"),
    whiptail("--default-item", "", "--menu", "Question", "15", "40", "3", "a", "A", "", "B"),
    whiptail("--menu", "Question", "0", "0", "0", "a", "A", lines: "1\n"),
    whiptail(
      "--notags", "--menu", "Question", "15", "40", "3", "a", "Apple", "b", "Bear", keys: down + enter, lines: "bear\n"),
    whiptail("--noitem", "--menu", "Question", "15", "40", "3", "a", "b", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "--", "-a", "A", "-b", "B", keys: down + enter, lines: "2\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a b", "A", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a\u{1B}[31mb", "A", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "a\nb", "A", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "", "A", lines: "1\n"),
    whiptail("--menu", "Question", "15", "40", "3", "x", "A", "x", "B", keys: down + enter, lines: "2\n"),
    whiptail(
      "--cancel-button", "Finish", "--menu", "Question", "15", "40", "3", "a", "A", keys: tab + tab + enter,
      lines: "finish\n"),
    whiptail("--nocancel", "--menu", "Question", "15", "40", "3", "a", "A", lines: "a\n"),
  ]

  private static let lists: [DialectCase] = [
    whiptail("--checklist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off", lines: "done\n"),
    whiptail(
      "--checklist", "Question", "15", "40", "3", "a", "A", "1", "b", "B", "YES", "c", "C", "true", lines: "done\n"),
    whiptail(
      "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off", keys: down + " " + enter,
      lines: "2\ndone\n"),
    whiptail(
      "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off", keys: " " + enter, lines: "a\ndone\n"
    ),
    whiptail("--checklist", "Question", "15", "40", "3", "a b", "A", "on", "b\"c", "B", "on", lines: "done\n"),
    whiptail(
      "--separate-output", "--checklist", "Question", "15", "40", "3", "a b", "A", "on", "b\"c", "B", "on",
      lines: "done\n"),
    whiptail("--separate-output", "--checklist", "Question", "15", "40", "3", "a", "A", "off", lines: "done\n"),
    whiptail("--checklist", "Question", "15", "40", "3", "", "A", "on", lines: "done\n"),
    whiptail("--checklist", "Question", "15", "40", "3", lines: "done\n"),
    whiptail("--checklist", "Question", "15", "40", "3", "a", "A", "on", keys: tab + tab + enter, lines: "cancel\n"),
    whiptail("--checklist", "Question", "15", "40", "3", "a", "A", "on", keys: escape, lines: "back\n"),
    whiptail("--noitem", "--checklist", "Question", "15", "40", "3", "a", "on", "b", "off", lines: "done\n"),
    whiptail("--notags", "--checklist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "on", lines: "done\n"),
    whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "off", "b", "B", "on"),
    whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "on", "c", "C", "off"),
    whiptail(
      "--radiolist", "Question", "15", "40", "3", "a", "A", "on", "b", "B", "off", keys: down + " " + enter,
      lines: "b\n"),
    whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "on", keys: tab + tab + enter, lines: "cancel\n"),
    whiptail("--radiolist", "Question", "15", "40", "3", "a", "A", "on", keys: escape, lines: "back\n"),
    whiptail("--noitem", "--radiolist", "Question", "15", "40", "3", "a", "off", "b", "on"),
  ]
}
