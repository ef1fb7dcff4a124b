internal import Aloud
internal import Subprocess
internal import SystemPackage

/// Runs the commands that apps ask for: an argument vector, never a shell, with a limit to time and output.
struct CommandRunner {
  /// How many bytes of output are taken in.
  private static let outputLimit = 64 << 20

  let inbox: Inbox

  /// Starts a command; its result comes into the inbox.
  func start(_ id: ID, _ invocation: Invocation) {
    let inbox = inbox
    Task.detached {
      inbox.put(.event(.finished(id, await Self.result(of: invocation))))
    }
  }

  private static func result(of invocation: Invocation) async -> CommandResult {
    await withTaskGroup(of: CommandResult.self) { group in
      group.addTask { await run(invocation) }
      group.addTask {
        try? await Task.sleep(for: .milliseconds(invocation.timeLimit))
        return .timedOut
      }
      let first = await group.next() ?? .timedOut
      group.cancelAll()
      return first
    }
  }

  private static func run(_ invocation: Invocation) async -> CommandResult {
    guard let program = invocation.arguments.first, !program.isEmpty else { return .notStarted }
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .milliseconds(200))]
    do {
      let result = try await Subprocess.run(
        program.contains("/") ? .path(FilePath(program)) : .name(program),
        arguments: Arguments(Array(invocation.arguments.dropFirst())),
        environment: .inherit.updating(
          Dictionary(uniqueKeysWithValues: invocation.environment.map { (Environment.Key(stringLiteral: $0), $1) })),
        platformOptions: options, output: .bytes(limit: outputLimit))
      guard let text = String(validating: result.standardOutput, as: UTF8.self) else { return .notText }
      return switch result.terminationStatus {
      case .exited(let code): .exited(status: Int(code), output: text)
      case .signaled(let signal): .exited(status: 128 + Int(signal), output: text)
      }
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      return .tooMuchOutput
    } catch {
      return .notStarted
    }
  }
}
