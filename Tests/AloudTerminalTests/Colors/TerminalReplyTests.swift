import Aloud
import Testing

@testable import AloudTerminal

/// HUE-1: what a terminal says of its colors, apart from what is typed.
@Suite struct TerminalReplyTests {
  private func reply(_ text: String, pieces: Int = 1) -> TerminalReply {
    var reply = TerminalReply()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      reply.take(bytes[start..<min(bytes.count, start + pieces)])
    }
    reply.end()
    return reply
  }

  @Test(arguments: [1, 3, 1_000])
  func `Answers are read, however they are cut and ended`(pieces: Int) {
    let text =
      "\u{1B}]4;0;rgb:0000/0000/0000\u{7}\u{1B}]4;15;rgb:ff/ff/ff\u{1B}\\\u{1B}]10;rgb:f/8/0\u{7}"
      + "\u{1B}]11;rgba:0000/6666/6666/ffff\u{1B}\\\u{1B}[0n"
    let reply = reply(text, pieces: pieces)
    #expect(reply.isComplete)
    #expect(reply.typed == [])
    #expect(
      reply.colors == [
        0: .black, 15: .white, 16: Color(red: 255, green: 136, blue: 0), 17: Color(red: 0, green: 102, blue: 102),
      ])
  }

  @Test func `What is typed meanwhile is kept, in its order`() {
    let reply = reply("te\u{1B}]10;rgb:0/0/0\u{7}al\n\u{1B}[A\u{1B}[0nx\u{1B}")
    #expect(reply.typed == Array("teal\n\u{1B}[Ax\u{1B}".utf8))
    #expect(reply.colors.count == 1)
  }

  @Test(arguments: ["4;99", "4;0;red", "4;0;rgb:0/0", "4;0;rgb:00000/0/0", "4;0;rgb:-1/0/0", "12;rgb:0/0/0", "", "10"])
  func `An answer that is none is passed over, and isn't typed`(_ body: String) {
    let reply = reply("\u{1B}]\(body)\u{7}a")
    #expect(reply.colors == [:])
    #expect(reply.typed == Array("a".utf8))
  }
}
