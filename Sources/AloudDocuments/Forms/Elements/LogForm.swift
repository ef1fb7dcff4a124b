internal import Aloud

/// The form of logs with the messages written into them.
enum LogForm {
  static let form = ElementForm(
    Shape(
      .log, "A conversation or a record: messages, each with its speaker, that come in one after the other.",
      [
        Key(.log, .words, "The log's title.", required: true, shown: "Conversation"),
        Key(.id, .name, "The name by which programs and actions write into the log.", required: true, shown: "talk"),
        .hiding,
      ])
  ) { tree, context in
    let id = context.id(of: tree, title: tree[.log], kind: "log")
    let title = tree[.log].words
    return { .log(Log(title($0), id: $0.id(id), messages: $0.state.logs[id]?.messages ?? LogMessages())) }
  }
}
