internal import Aloud

/// A builder of logs.
enum LogMaker {
  /// Returns the builder of a log with the messages written into it.
  static func log(_ tree: Tree, _ context: inout MakingContext) -> Made<Log> {
    let id = context.id(of: tree, title: tree[.log], kind: "log")
    let title = tree[.log].words
    return { Log(title($0), id: $0.id(id), messages: $0.state.logs[id]?.messages ?? LogMessages()) }
  }
}
