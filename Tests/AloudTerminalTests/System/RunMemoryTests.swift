import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SCRIPT-4: what the questions of one script have said is said once a run.
struct RunMemoryTests {
  @Test("the last text of a kind is remembered for the next question of the same process") func nextQuestion() throws {
    let scratch = try Scratch()
    var first = RunMemory(of: getpid(), in: scratch.path)
    expect(saying("title Setup", "hint Setup", in: &first), is: ["title Setup", "hint Setup"])
    first.keep()
    var second = RunMemory(of: getpid(), in: scratch.path)
    // A title that has changed is said again.
    let titles = ["title Setup", "title Network", "title Setup", "hint Setup"]
    expect(titles.filter { saying($0, in: &second) != [] }, is: ["title Network", "title Setup"])
    var other = RunMemory(of: getppid(), in: scratch.path)
    expect(saying("title Setup", in: &other), is: ["title Setup"], "another process has heard nothing")
  }

  @Test("the memory of a process that has ended is removed") func ended() throws {
    let scratch = try Scratch()
    scratch.write([], to: "aloud/\(getpid()).1")
    var memory = RunMemory(of: getpid(), in: scratch.path)
    expect(saying("title Setup", in: &memory), is: ["title Setup"], "an ended process had the same number")
    memory.keep()
    expect(access("\(scratch.path)/aloud/\(getpid()).1", F_OK) != 0)
  }

  @Test("without a folder only the process remembers") func noFolder() {
    for folder in [nil, "/nonexistent"] {
      var memory = RunMemory(of: getpid(), in: folder)
      expect(saying("title Setup", "title Setup", in: &memory), is: ["title Setup"])
      memory.keep()
      var next = RunMemory(of: getpid(), in: folder)
      expect(saying("title Setup", in: &next), is: ["title Setup"])
    }
    expect(access("/nonexistent", F_OK) != 0)
  }

  /// The texts, each after its kind, that a run says.
  private func saying(_ texts: String..., in memory: inout RunMemory) -> [String] {
    texts.filter { text in
      let parts = text.split(separator: " ").map(String.init)
      return memory.isNew(parts[1], of: parts[0])
    }
  }
}
