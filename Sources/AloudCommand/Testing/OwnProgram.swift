import AloudTerminal
import Dispatch
import Foundation
import Glibc
import Synchronization

/// This very program, to be started again for what only a program can show.
enum OwnProgram {
  /// Its path.
  static var path: String { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "aloud" }
}

/// How many processors there are.
enum Processors {
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// Waiting for asynchronous work where there is no way to do anything else meanwhile.
enum Waiting {
  /// Does the work, and returns when it is done.
  static func wait(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      await work()
      done.signal()
    }
    done.wait()
  }
}

extension WholeFileError {
  /// The reason that an error number gives.
  init(_ number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .noPermission
      case EISDIR: .isFolder
      default: .failed
      }
  }
}
