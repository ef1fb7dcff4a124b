internal import Aloud

/// A check that a value is only set to something of its kind: text, or on or off.
enum NewValueCheck {
  static func check(_ entry: Tree.Entry, _ context: inout CheckingContext) {
    let values = context.names.values
    guard values.initial[entry.key] != nil, let text = entry.value.scalar else { return }
    let shown = Template(text)
    let known = (shown?.values ?? []).filter { values.initial[$0] != nil }
    guard values.isText(entry.key) else {
      if entry.value.flag == nil, shown?.isWholePlace != true || known.contains(where: values.isText) {
        context.add(
          entry.value.location, "“\(entry.key)” is on or off. Set it to on or off, or to another such value in braces.")
      }
      return
    }
    for name in known where !values.isText(name) {
      context.add(
        entry.value.location, SharedSentences.switchInText(name)
      )
    }
    if let kind = values.kinds[entry.key], let written = shown?.plainText, !entry.value.isNull {
      ValueCheck.checkText(written, kind, at: entry.value.location, &context)
    }
    if let options = values.options[entry.key], let written = entry.value.isNull ? "" : shown?.plainText,
      !options.contains(written)
    {
      context.add(
        Nearest.error(
          entry.value.location, .option(of: entry.key), word: written, among: options))
    }
  }
}
