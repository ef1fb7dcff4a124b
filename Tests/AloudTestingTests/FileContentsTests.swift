import Expectations
import Glibc
import Testing

@testable import AloudTesting

/// Whole files, which are replaced or left as they were.
@Suite struct FileContentsTests {
  @Test func `Nothing is left of a file that could not be put in its place`() {
    // A file with such a name can be written, but not renamed to nothing.
    let error = #expect(throws: SystemError.self) { try FileContents.write([1], to: "") }
    expect(error?.number, is: ENOENT)
    expect(access(".unfinished-\(getpid())", F_OK) != 0)
  }
}
