import Dispatch
import Expectations
import Glibc
import Synchronization
import Testing

@testable import AloudTerminal

/// LOOP-6, SAFE-2: what can't be written any more is known.
@Suite struct OutputStreamTests {
  @Test func `Lines and prompts are handed on when they are flushed`() throws {
    let pipe = try Pipe()
    var output = OutputStream(descriptor: pipe.writing)
    output.writeLine("one")
    output.write("> ")
    expect(pipe.contents(), is: "")
    output.flush()
    expect(pipe.contents(), is: "one\n> ")
    expectNil(output.error)
  }

  @Test func `Much is handed on before it is flushed`() throws {
    let pipe = try Pipe()
    var output = OutputStream(descriptor: pipe.writing)
    output.writeLine(String(repeating: "a", count: (1 << 16) - 1))
    expect(pipe.contents().utf8.count, is: 1 << 16)
  }

  @Test func `A reader that has gone is no failure, a full disk is one`() throws {
    // In this thread only: it must not end the tests.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    var closed = OutputStream(descriptor: ends[1])
    closed.writeLine("one")
    closed.flush()
    expect(closed.error, is: .closed)
    close(ends[1])

    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    var failing = OutputStream(descriptor: full)
    failing.writeLine("one")
    expectNil(failing.error)
    failing.flush()
    expect(failing.error, is: .failed)
    failing.writeLine("two")
    failing.flush()
    expect(failing.error, is: .failed)
  }

  @Test func `A full pipe that doesn't wait is waited for`() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let total = Mutex(0)
    let reader = DispatchGroup()
    // Not a task: the test's own thread may be the only one that tasks have.
    DispatchQueue.global().async(group: reader) { [descriptor = pipe.reading] in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while total.withLock({ $0 }) < 300_001 {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return }
        total.withLock { $0 += count }
      }
    }
    var output = OutputStream(descriptor: pipe.writing)
    output.writeLine(String(repeating: "a", count: 300_000))
    expectNil(output.error)
    pipe.end()
    reader.wait()
    expect(total.withLock { $0 }, is: 300_001)
  }
}
