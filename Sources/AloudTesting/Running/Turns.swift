import Glibc

/// Turns at running a program. A test suite starts all its tests at once, and hundreds of programs side by side would reach their
/// time limits for lack of processors.
actor Turns {
  /// The turns shared by all runs of this process, two for each processor. Serialized tests have turns of their own, so that they
  /// do not wait behind hundreds of others.
  @TaskLocal static var current = Turns(max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
