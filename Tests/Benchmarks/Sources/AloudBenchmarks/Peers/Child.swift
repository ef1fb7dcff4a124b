import Glibc

/// A process that was started.
struct Child {
  let process: pid_t

  /// Starts a program; its input and output are these descriptors, or nowhere, what it tells of errors too where `errors` is
  /// given, and its descriptor 3 another. What is given of the environment ("NAME=VALUE") comes before what everybody has.
  init(
    _ path: String, _ arguments: [String], input: Int32, output: Int32?, errors: Int32? = nil, third: Int32? = nil,
    environment own: [String] = []
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    if let third { posix_spawn_file_actions_adddup2(&actions, third, 3) }
    var words = Self.strings([path] + arguments)
    // The same for everybody who measures.
    var environment = Self.strings(own + ["LANG=en_US.UTF-8", "PATH=/usr/bin:/bin", "HOME=\(Program.scratchFolder)"])
    defer { for word in words + environment { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, nil, &words, &environment)
    guard code == 0 else { throw MeasuringProblem.failed(program: path, code: code) }
    self.process = process
  }

  /// Waits for its end; gives its status, the most memory that was in use, in bytes, and the time of processors that it took.
  func wait() -> (status: Int32, peakMemory: Int, processorTime: Duration) {
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    let time = Duration(usage.ru_utime) + Duration(usage.ru_stime)
    return (status, usage.ru_maxrss * 1024, time)
  }

  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var strings: [UnsafeMutablePointer<CChar>?] = []
    for text in texts { strings.append(strdup(text)) }
    return strings + [nil]
  }
}

extension Duration {
  /// A time as the system counts it.
  fileprivate init(_ time: timeval) { self = .seconds(time.tv_sec) + .microseconds(time.tv_usec) }
}
