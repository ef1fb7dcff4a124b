internal import Aloud

/// Checks of text in which braces stand for values.
extension Checker {
  /// Checks words for the user, or a value that is passed on whole.
  mutating func checkTemplate(_ tree: Tree, _ form: Form, key: String, _ around: Surroundings) {
    if form == .newValue, tree.flag != nil || tree.isNull { return }
    if form == .optionalWords, tree.isNull || tree.scalar == "" { return }
    guard let text = tree.scalar, !tree.isNull || form == .variable else {
      return wrongType(tree, key, expected: "words")
    }
    if form == .words, !text.contains(where: { !$0.isWhitespace }) {
      return wrongType(tree, key, expected: "words")
    }
    guard let template = Template(text) else { return note(Mistake(tree.place, "document.openBrace")) }
    checkPlaces(of: template, at: tree.place, form, around)
  }

  /// Checks an argument vector: each argument is fixed, or is wholly a value.
  mutating func checkArguments(_ tree: Tree, key: String, _ around: Surroundings) {
    guard let arguments = tree.list else {
      return note(Mistake(tree.place, "document.commandNotList", ["key": .text(.verbatim(key))]))
    }
    guard !arguments.isEmpty else {
      return note(Mistake(tree.place, "document.emptyList", ["key": .text(.verbatim(key))]))
    }
    for (index, argument) in arguments.enumerated() {
      guard let text = argument.scalar else { wrongType(argument, key, expected: "words"); continue }
      guard let template = Template(text) else { note(Mistake(argument.place, "document.openBrace")); continue }
      if index == 0, template.plainText?.isEmpty != false {
        note(Mistake(argument.place, "document.programNotFixed"))
      } else {
        checkPlaces(of: template, at: argument.place, .arguments, around)
      }
    }
  }

  /// Checks that what a value is set to is of its kind: text, or on/off.
  mutating func checkNewValue(_ entry: Tree.Entry) {
    guard names.values[entry.key] != nil, let text = entry.value.scalar else { return }
    let shown = Template(text)
    let known = (shown?.values ?? []).filter { names.values[$0] != nil }
    let word: Message.Arguments = ["word": .text(.verbatim(entry.key))]
    if names.isText(entry.key) {
      for name in known where !names.isText(name) {
        note(Mistake(entry.value.place, "document.switchInText", ["word": .text(.verbatim(name))]))
      }
      if let form = names.forms[entry.key], let written = shown?.plainText, !written.isEmpty, !entry.value.isNull,
        form.told(written) == nil
      {
        note(entry.value.place, written, form)
      }
    } else if entry.value.flag == nil, shown?.isWholePlace != true || known.contains(where: names.isText) {
      note(Mistake(entry.value.place, "document.setSwitch", word))
    }
  }

  private mutating func checkPlaces(of template: Template, at place: Place, _ form: Form, _ around: Surroundings) {
    if form == .arguments || form == .variable, template.plainText == nil, !template.isWholePlace {
      note(Mistake(place, "document.notWholeArgument"))
    }
    if template.needsRow, !around.hasRow { note(Mistake(place, "document.noRow")) }
    if template.needsSelection, !around.hasSelection {
      note(Nearest.mistake(place, "document.unknown.place", word: "selected", among: names.allowed(.value)))
    }
    for name in template.values {
      let word: Message.Arguments = ["word": .text(.verbatim(name))]
      if names.values[name] == nil {
        note(Nearest.mistake(place, "document.unknown.place", word: name, among: names.allowed(.value)))
      } else if names.secrets.contains(name), form != .variable {
        note(Mistake(place, form == .arguments ? "document.secretArgument" : "document.secretInText", word))
      } else if !names.isText(name), form == .words || form == .optionalWords {
        note(Mistake(place, "document.switchInText", word))
      }
    }
  }
}
