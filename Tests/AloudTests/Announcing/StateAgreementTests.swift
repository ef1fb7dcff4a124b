import Expectations
import Testing

@testable import Aloud

/// States agree with what they are said of, in languages where a word has a gender.
struct StateAgreementTests {
  private func thing(_ role: Role, _ states: AnnouncedState...) -> Announcement {
    var announcement = Announcement(.item)
    announcement.name = "X"
    announcement.role = role
    announcement.states = states
    return announcement
  }

  @Test(
    "SAY-1: a state agrees with the role it is said of",
    arguments: [
      ("fr", Role.checkBox, AnnouncedState.checked, "X, case à cocher, cochée."),
      ("fr", .radioButton, .checked, "X, bouton radio, coché."),
      ("fr", .checkBox, .notChecked, "X, case à cocher, non cochée."),
      ("es", .checkBox, .notChecked, "X, casilla de verificación, no marcada."),
      ("es", .tab, .selected, "X, pestaña, seleccionada."), ("es", .toggle, .on, "X, interruptor, activado."),
      ("it", .tab, .notSelected, "X, scheda, non selezionata."),
      ("pt", .checkBox, .partlyChecked, "X, caixa de seleção, parcialmente marcada."),
      ("he", .checkBox, .checked, "X, תיבת סימון, מסומנת."), ("he", .tab, .selected, "X, כרטיסייה, נבחרה."),
      ("he", .toggle, .off, "X, מתג, כבוי."), ("ar", .tab, .selected, "X، علامة تبويب، محددة."),
      ("uk", .button, .dimmed, "X, кнопка, недоступна."), ("uk", .link, .dimmed, "X, посилання, недоступне."),
      ("cs", .tab, .selected, "X, záložka, vybraná."), ("cs", .switch, .on, "X, vypínač, zapnutý."),
      ("ru", .checkBox, .checked, "X, флажок, отмечен."), ("ru", .tab, .selected, "X, вкладка, выбрана."),
      ("ru", .toggle, .on, "X, переключатель, включён."), ("ru", .button, .dimmed, "X, кнопка, недоступна."),
      ("ru", .disclosure, .collapsed, "X, кнопка, свёрнута."), ("ru", .textField, .empty, "X, текстовое поле, пусто."),
      ("de", .checkBox, .checked, "X, Kontrollkästchen, aktiviert."),
      ("fr", .comboBox, .collapsed, "X, zone de liste modifiable, réduite."),
      ("it", .comboBox, .empty, "X, casella combinata, vuota."),
      ("it", .radioButton, .checked, "X, pulsante radio, selezionato."),
      ("pt", .comboBox, .required, "X, caixa de combinação, obrigatória."),
      ("ru", .comboBox, .expanded, "X, комбинированный список, развёрнут."),
      ("ru", .tab, .dimmed, "X, вкладка, недоступна."), ("he", .tab, .dimmed, "X, כרטיסייה, מעומעמת."),
    ])
  func agrees(_ locale: String, _ role: Role, _ state: AnnouncedState, _ line: String) throws {
    try expect(Renderer(locale).printed(thing(role, state)), is: line)
  }

  @Test("SAY-2: a state that is said alone after an act has no role to agree with") func alone() throws {
    var change = thing(.checkBox, .checked).changes(since: thing(.checkBox, .notChecked))
    change.name = nil
    try expect(Renderer("fr").printed(change), is: "Coché.")
    try expect(Renderer("ru").printed(change), is: "Отмечено.")
    try expect(Renderer("en").printed(change), is: "Checked.")
  }

  @Test("why a thing can't be used is said of a state that agrees") func reason() throws {
    var button = thing(.button, .dimmed)
    button.reason = "Y"
    try expect(Renderer("ru").printed(button), is: "X, кнопка, недоступна: Y.")
  }

  @Test(
    "SAY-1: a button with a menu says that this is closed where the user is, not in a list",
    arguments: [Role.menuButton, .popUpButton])
  func closed(_ role: Role) throws {
    var button = thing(role, .collapsed)
    button.position = Position(2, of: 3)
    try expect(Renderer("en").printed(button).hasSuffix(", collapsed, 2 of 3."))
    button.number = 2
    try expect(!Renderer("en").printed(button).contains("collapsed"))
  }

  @Test("SAY-1: so does an item of a menu that it is not selected") func notSelected() throws {
    var item = thing(.menuItem, .notSelected)
    try expect(Renderer("en").printed(item), is: "X, not selected.")
    item.number = 1
    try expect(Renderer("en").printed(item), is: "1. X.")
  }
}
