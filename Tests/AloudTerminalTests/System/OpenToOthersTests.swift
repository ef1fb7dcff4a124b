import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SAFE-2: files of the user's own that others can write are told.
@Suite struct OpenToOthersTests {
  private let scratch: Scratch
  private var rule = OpenToOthers()

  init() throws {
    scratch = try Scratch()
    for name in ["notes", "settings", ".lock"] { scratch.write([], to: name) }
    for name in ["notes", "settings"] { chmod("\(scratch.path)/\(name)", 0o600) }
    chmod("\(scratch.path)/.lock", 0o666)
    chmod(scratch.path, 0o700)
    rule.isShared = { _ in true }
  }

  @Test func `What nobody else can write is not told, though others may read it`() {
    chmod("\(scratch.path)/notes", 0o644)
    chmod(scratch.path, 0o755)
    expect(rule.paths(in: [scratch.path, scratch.path + "/nowhere"]).isEmpty)
  }

  @Test func `A file that others can write is told, by a link too, and a folder in place of all its files`() throws {
    let elsewhere = try Scratch()
    elsewhere.write([], to: "kept")
    chmod(elsewhere.path + "/kept", 0o606)
    try #require(symlink(elsewhere.path + "/kept", scratch.path + "/palette") == 0)
    expect(rule.paths(in: [scratch.path]), is: [scratch.path + "/palette"])
    chmod("\(scratch.path)/notes", 0o602)
    expect(rule.paths(in: [scratch.path, scratch.path]), is: ["notes", "palette"].map { "\(scratch.path)/\($0)" })
    chmod(scratch.path, 0o1777)
    expect(rule.paths(in: [scratch.path]), is: [scratch.path])
  }

  @Test func `A group that nobody else is in may write; another group is told`() {
    chmod("\(scratch.path)/notes", 0o660)
    expect(rule.paths(in: [scratch.path]), is: ["\(scratch.path)/notes"])
    var rule = rule
    var asked: [gid_t] = []
    rule.isShared = { group in
      asked.append(group)
      return false
    }
    expect(rule.paths(in: [scratch.path]).isEmpty)
    expect(asked, is: [getegid()])
  }

  @Test func `A user's own group is one of the user's name, alone in it`() throws {
    let usual = OpenToOthers()
    let user = try #require(getpwuid(geteuid())).pointee
    let group = try #require(getgrgid(user.pw_gid)).pointee
    let isOwn = strcmp(user.pw_name, group.gr_name) == 0 && group.gr_mem.pointee == nil
    expect(usual.isShared(user.pw_gid), is: !isOwn)
    expect(usual.isShared(user.pw_gid &+ 1))
  }
}
