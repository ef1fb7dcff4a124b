import Testing

@testable import AloudSpeech

/// What a speech-dispatcher answers, as its bytes come.
@Suite struct DispatcherReplyTests {
  @Test(arguments: 1...9)
  func `Replies are the same however their bytes are cut`(_ size: Int) {
    let bytes = Array("225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-1\r\n701 BEGIN\r\n208 OK\r\n".utf8)
    var reader = DispatcherReplyReader()
    var replies: [DispatcherReply] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      replies += reader.take(bytes[start..<min(bytes.count, start + size)]) ?? []
    }
    #expect(
      replies == [
        DispatcherReply(code: 225, values: ["21"]), DispatcherReply(code: 701, values: ["21", "1"]),
        DispatcherReply(code: 208),
      ])
    #expect(replies.map(\.isEvent) == [false, true, false])
  }

  @Test(
    "SAFE-2: what is not the protocol is none",
    arguments: [("hello\n", 1), ("\u{0}\u{1}\n", 1), ("20\n", 1), ("\n", 1), ("1", 20_000)])
  func nonsense(_ text: String, times: Int) {
    var reader = DispatcherReplyReader()
    #expect(reader.take(String(repeating: text, count: times).utf8) == nil)
  }
}
