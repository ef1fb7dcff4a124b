import Testing

@Suite("Lint: names") struct LintNamesTests {
  @Test("SAY-1: a role in a name is found in the words of each language, before the name or after it")
  func roleInName() throws {
    for (language, name) in [
      ("en", "Save button"), ("de", "Speichern Schaltfläche"), ("de", "Taste Speichern"), ("fr", "Bouton Enregistrer"),
      ("es", "Botón Guardar"), ("ja", "保存ボタン"), ("zh", "保存按钮"), ("ar", "زر الحفظ"), ("tr", "Kaydet düğmesi"),
    ] {
      try check(elements: [
        "6:5 role-in-name": "language: \(language)\n- {button: \"\(name)\", action: {say: Done.}}"
      ])
    }
  }

  @Test("SAY-1: a role's word is content where it is not the role of the thing, or not where a role stands")
  func roleAsContent() throws {
    try check(elements: [
      "none": "- {button: Copy link, action: {say: Done.}}",
      "none": "- {button: Button colors, action: {say: Done.}}",
      "none": "- {menu: Menu, items: [{item: Share, action: {say: Done.}}]}",
      "none": "values: {stars: \"3\"}\n- {rating: Your rating, value: stars}",
    ])
  }

  @Test("BTN-3: a state in the name of a toggle is found in the words of each language; a word that ends in it is none")
  func stateInName() throws {
    for (language, name) in [
      ("en", "Turn on wifi"), ("en", "Wifi off"), ("de", "WLAN einschalten"), ("de", "WLAN ein"), ("fr", "Wifi activé"),
      ("ja", "Wi-Fiオン"), ("zh", "开启无线网络"),
    ] {
      try check(elements: [
        "7:5 state-in-name": "language: \(language)\nvalues: {wifi: off}\n- {toggle: \"\(name)\", value: wifi}"
      ])
    }
    for name in ["Wifi", "Single sign-on", "Onions", "The shop is open"] {
      try check(elements: ["none": "values: {wifi: off}\n- {toggle: \(name), value: wifi}"])
    }
  }

  @Test("LOOP-10: a button that does what the command does may have its name") func commandName() throws {
    try check(elements: [
      "6:5 command-name": "language: de\n- {button: Zurück, action: {say: Ja.}}",
      "none": "- {button: Quit, action: quit}",
      "none": "- {button: Next song, action: {say: Done.}}",
    ])
    try check(sheets: [
      "none": """
      elements: [{field: Name, value: name}, {button: Cancel, role: cancel, action: dismiss}]
      preferred action: {button: Done, action: dismiss}
      """
    ])
  }

  @Test("LOOP-2: a name that a value completes is left alone until the value is known") func openName() throws {
    try check(elements: [
      "none": "values: {one: \"\", other: \"\"}\n- {row: \"{one} – {other}\"}",
      "none": """
      values: {name: "", one: ""}
      - {field: Name, value: name}
      - {button: "{name}", action: {say: Done.}}
      - {button: "{one}", action: {say: Done.}}
      """,
    ])
  }

  @Test("PICK-1: values are in order by number, time, month or alphabet; few texts may have another order")
  func valuesInOrder() throws {
    let sentences = [
      ("6:5 values-in-no-order", "[30 minutes, 5 minutes, 1 hour]"), ("none", "[none, 5 minutes, 30 minutes, 1 hour]"),
      ("6:5 values-in-no-order", "[March, January, December]"), ("none", "[December, January, March]"),
      ("6:5 values-in-no-order", "[\"10:30\", \"09:00\", \"11:15\"]"), ("none", "[three, two, one]"),
      ("6:5 values-in-no-order", "[Oslo, Bergen, Tunis, Lisbon, Alton, Rome]"), ("none", "[Small, Medium, Large]"),
      ("none", "[XS, S, M, L, XL, XXL]"), ("none", "[none, Alton, Bergen, Lisbon, Oslo, Tunis, other]"),
    ]
    for (remark, options) in sentences {
      try check(elements: [remark: "values: {it: \"\"}\n- {picker: Choice, value: it, options: \(options)}"])
    }
  }

  @Test("SAY-1: a color that is the only sign is found in images, values and texts") func colorAlone() throws {
    try check(elements: [
      "6:5 color-alone": """
      - {row: Anna, image: {name: red-dot, description: ""}}
      - {row: Otto, image: {name: green-dot, description: ""}}
      """,
      "5:5 color-alone": "- {text: Late orders are shown in red.}",
      "6:5 color-alone": "language: de\n- {text: Verspätete Bestellungen sind rot markiert.}",
      "none": "- {text: The scarf comes in red and in blue.}",
      "none": "- {button: Red wine, action: {say: Done.}}\n- {button: White wine, action: {say: Done.}}",
    ])
  }
}
