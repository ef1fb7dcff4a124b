import Foundation

/// Writes the functions for the messages of one module. The build runs it.
@main enum MessageMaker {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fatalError("Usage: MessageMaker WORDING MODULE FILE") }
    let wording = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let text = ModuleMessages(of: arguments[2], wording: wording).text
    try text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
  }
}
