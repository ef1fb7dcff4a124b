public import Aloud
internal import AloudSpeech
package import AloudTerminal
internal import ArgumentParser

extension SessionOptions {
  /// Runs an app until it ends, as `aloud` runs its own apps: with the user's settings, locale and speech, on the real streams.
  ///
  /// - Throws: `ExitCode`, if the exit code is not 0.
  public func run(_ app: some App, _ configuration: AppConfiguration) throws {
    try play(app, try locales.words(adding: configuration.wording), folder: configuration.name)
  }

  /// Runs an app with the given words, and with its files in the data folder with this name. Returns its final state, whether its
  /// input ended, and the last line that was piped to a task, was refused, and is part of no answer. `remarks` computes remarks for
  /// the app's author. An activity outside the app reports to it through `feed`. `program` is the program that shows the app and
  /// exchanges lines with it. `saysNotices` takes the notices at the start, and returns whether they are to be said.
  @discardableResult
  package func play<A: App>(
    _ app: A, _ words: Words, folder: String = UserFolder.shared, keepsSettings: Bool = true,
    remarks: (@Sendable () -> [AuthorRemark])? = nil, fedBy feed: Inbox? = nil, program: ConnectedProgram? = nil,
    saysNotices: (String) -> Bool = { _ in true }
  ) throws -> (state: A.State, hasInputEnded: Bool, refusedLine: String?) {
    let inbox = feed ?? program?.inbox ?? Inbox()
    let start = StartingSettings(self) { inbox.put(desktop: $0) }
    let output = Speaker(to: start.speech.target, settings: start.settings.speech) {
      inbox.put(note: .message($0.message), isError: !$0.isHeard)
    }
    let isPiped = !Interaction.isTyped && !recognised && listen == nil
    let session = try Session(
      app, settings: start.settings, unkept: start.unkept, offersRemarks: remarks != nil, isPiped: isPiped,
      files: words.files)
    var options = loopOptions(folder: folder)
    options.remarks = remarks
    options.isFed = feed != nil
    options.tellProgram = program?.tell
    options.tellWaiting = program?.tellWaiting
    if !keepsSettings { options.settingsFile = nil }
    options.tell = { StandardError.writeLine(words.text($0)) }
    options.joinsPrompt = options.format == .braille || Interaction.isInteractive && ScreenReaderEvidence.isBrailleFound
    if options.format == .brf { try refusePages(options.braille, words) }
    // Speech that is only written to a file can't be heard by the recogniser.
    options.listening.isHalfDuplex = !bargeIn && start.speech.target.isHeard
    var loop = Loop(session, speech: output, options: options, inbox: inbox)
    let voiceNotice = start.speech.noticeOfVoice(for: start.settings.locale, files: words.files)
    let notices =
      OutsideSettings.usual.errors + [openToOthers(options), start.speech.notice, voiceNotice].compactMap(\.self)
    let isSaid = notices.isEmpty || saysNotices(notices.map(words.text).joined(separator: "\n"))
    let ending = loop.run(saying: isSaid ? notices : [])
    start.desktop.end()
    if ending == .outputLost(.failed) { StandardError.writeLine(words.text(.outputFailed)) }
    if ending.exitCode != 0 { throw ExitCode(ending.exitCode) }
    return (loop.state, loop.hasInputEnded, loop.refusedLine)
  }

  /// Returns a warning if others can write files that are read as the user's own, or nil.
  private func openToOthers(_ options: LoopOptions) -> LocalizedText? {
    let paths = OpenToOthers().paths(in: [settingsFile.folder, options.dataFolder, options.paletteFolder])
    return paths.isEmpty ? nil : .message(.settingsOpenToOthers(files: .list(paths.map { .verbatim($0) }, .and)))
  }

  /// Refuses to write pages if there is no braille table, because an embosser can't take plain text.
  private func refusePages(_ options: BrailleOptions, _ words: Words) throws {
    var translator = BrailleTranslator(options.table, isForPaper: true)
    do throws(BrailleTableError) {
      if try translator.table(for: words.locale) != nil { return }
    } catch {
      StandardError.writeLine(words.text(error.message))
    }
    throw words.failure(.brailleTableNoPages, ExitCode.wrongUse.rawValue)
  }
}

/// The program whose app is shown, with the ways to receive from it and to send to it.
package struct ConnectedProgram: Sendable {
  package var inbox: Inbox
  /// Sends a line to the program. Its answer comes into the inbox under the same ID.
  package var tell: @Sendable (ID, String) -> Void
  /// Reports that the session waits for a line, with the number of lines that it has taken; nil if the program need not know.
  package var tellWaiting: (@Sendable (Int) -> Void)?

  package init(inbox: Inbox, tell: @escaping @Sendable (ID, String) -> Void) { (self.inbox, self.tell) = (inbox, tell) }
}
