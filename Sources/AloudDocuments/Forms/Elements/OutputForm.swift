internal import Aloud

enum OutputForm {
  static let form = ElementForm(
    .output, "The whole output of a command, as text.",
    [
      Key(.output, .reference(.command), "The command whose output is shown.", required: true, shown: "files"), .id,
      .live, .hiding,
    ]
  ) { tree, context in
    let command = tree[.output].name
    let id = context.id(of: tree, title: nil, kind: "output")
    return { viewpoint in
      let output = viewpoint.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else { return unloaded(output, of: command, id: id, viewpoint) }
      let text: LocalizedText = loaded.text.isEmpty ? .message(.documentOutputEmpty) : .verbatim(loaded.text)
      let error = error(of: loaded, id: id, viewpoint)
      var block = TextBlock(text, id: viewpoint.id(error.isEmpty ? id : "\(id).text"))
      block.isLive = tree[.live].isOn
      return error.isEmpty ? .text(block) : .group(Group(elements: error + [.text(block)]))
    }
  }

  static let log = ElementForm(
    .log, "A conversation or a record: messages, each with its speaker, that come in one after the other.",
    [
      Key(.log, .words, "The log's title.", required: true, shown: "Conversation"),
      Key(.id, .name, "The name by which programs and actions write into the log.", required: true, shown: "talk"),
      .hiding,
    ]
  ) { tree, context in
    let parts = ControlParts(tree, .log, &context)
    return { .log(Log(parts.title($0), id: $0.id(parts.id), messages: $0.state.logs[parts.id] ?? LogMessages())) }
  }

  /// Returns the elements before rows or text that are incomplete because the command failed.
  static func error(of loaded: LoadedOutput, id: String, _ viewpoint: Viewpoint) -> [Element] {
    guard let error = loaded.error else { return [] }
    var block = TextBlock(.message(error), id: viewpoint.id(id))
    block.isLive = true
    let partly = TextBlock(
      .message(.documentCommandPartly(count: .number(loaded.count))), id: viewpoint.id("\(id).partly"))
    return [.text(block), .text(partly)]
  }

  static func unloaded(_ output: CommandOutput, of name: String, id: String, _ viewpoint: Viewpoint) -> Element {
    let title = viewpoint.model.commands.first { $0.name == name }?.title(viewpoint) ?? .verbatim(name)
    var block = TextBlock(.message(.documentCommandLoading(command: .text(title))), id: viewpoint.id(id))
    if case .failed(let error) = output.phase { (block.text, block.isLive) = (.message(error), true) }
    return .text(block)
  }
}

enum ProgressForm {
  static let form = ElementForm(
    .progress, "How far something has got.",
    [
      Key(.progress, .words, "The task whose progress is shown.", required: true, shown: "Copying"), .id,
      Key(.percent, .number(0...100), "The progress in percent.", shown: "40"),
      Key(.value, .reference(.textValue), "The value that holds the progress in percent.", shown: "copied"), .hiding,
    ], check: check
  ) { tree, context in
    let parts = ControlParts(tree, .progress, &context)
    let fixed = tree[.percent]?.number
    let value = tree[.value]?.scalar
    return { viewpoint in
      let percent = value.flatMap { viewpoint.state.text($0) }.map(wholeNumber) ?? fixed
      return .progress(ProgressIndicator(parts.title(viewpoint), id: viewpoint.id(parts.id), percent: percent))
    }
  }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.percent] != nil {
      context.add(tree[.value], message: "A progress has either “percent” or “value”, not both.")
    }
    context.checkNoSecret(tree[.value])
  }

  private static func wholeNumber(_ text: String) -> Int? {
    Int(text.drop { $0.isWhitespace }.prefix { ("0"..."9").contains($0) })
  }
}
