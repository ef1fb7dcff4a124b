extension Engine {
  mutating func carryOut(_ outcome: Outcome) { for effect in outcome.effects { carryOut(effect) } }

  mutating func carryOut(_ effect: Outcome.Effect) {
    switch effect {
    case .say(let announcement): turn.say(announcement)
    case .read(let announcements, let lines, let source): read(announcements, lines: lines, of: source)
    case .hint(let hint): give(hint)
    case .sayAgain: say(memory.lastSaid)
    case .sayWhere: say(whereabouts)
    case .sayFront: sayFront()
    case .sayLeft: sayLeft()
    case .arrive(let arrival): arrive(arrival)
    case .notUnderstood(let line): notUnderstood(line)
    case .use(let line, let asked): use(lineAt: line, asked: asked)
    case .take(let line):
      // The announcements of the line are kept even where something else has been announced first.
      turn.add(apart { $0.understandAsTyped(line) })
    case .rejectHeard(let lines): memory.hearing.rejected.formUnion(lines.map { Folding.fold($0) })
    case .setAsleep(let isAsleep): setAsleep(isAsleep)
    case .perform(let command, let asked): understand(ParsedLine(asked, meaning: command))
    case .assign(let assignments, let asked): assign(assignments, asked: asked)
    case .moveFocus(let line):
      let entries = view.front.entries
      changeFocus { $0.move(to: line, in: entries) }
      turn.say(lineContext.announcementAlone(ofLine: line))
    case .openMenu(let line, let isContext): openMenu(ofLine: line, isContext: isContext)
    case .loadAgain(let id):
      send(.opened(id))
      say(.notice, .message(.menuLoading))
    case .suggest(let act, let id):
      let context = lineContext
      carryOut(changeFocus { act.outcome(for: id, &$0, in: context) })
    case .refuseMoved(let number, let before): refuseMoved(number, before: before)
    case .refuseUse(let refusal, let id):
      if let id { memory.toldReady.remove(id) }
      turn.say(refusal)
    case .act(let act): self.act(act)
    case .actOnSelected(let id, let title): actOnSelected(id, title: title)
    case .query(let change): query(change)
    case .leaveSearch: leaveSearch()
    case .open(let layer): open(layer)
    case .closeLayers:
      clearLayers()
    case .closeMenu:
      layers.closeMenu()
      lookInFront()
    case .closeFront:
      layers.pop()
      lookInFront()
    case .hold(let answer, let before): hold(answer, before: before)
    case .leavePicker(let isForced): leavePicker(isForced: isForced)
    case .cancelPicker: cancelPicker()
    case .push(let id): push(id)
    case .pop: pop()
    case .goBack(let index):
      navigator.goBack(to: index)
      clearLayers()
      look()
      arrive(.back)
    case .selectTab(let index): select(tab: index)
    case .present(let id): present(id, from: anchor)
    case .leaveSheet(let exit): leaveSheet(by: exit)
    case .dismissSheet: answerByDismissing()
    case .dropSheet(let thenQuit): dropSheet(thenQuit: thenQuit)
    case .refuseBelowSheet:
      if let sheet = view.frame.sheet { refuse(sheet.stays ?? .message(.sheetInFront(sheet: .text(sheet.title)))) }
    case .copy(let query):
      memory.clipboard = query
      turn.request(.copy(query.plainText(user.wording)))
    case .request(let request): turn.request(request)
    case .change(let change): self.change(change)
    case .holdLogs(let isHeld): holdLogs(isHeld)
    case .reportLeft(let id): send(.sheet(id, .did))
    case .undo: undo()
    case .redo: redo()
    case .quit: quit()
    case .endProgram: endProgram()
    }
  }

  // MARK: - Saying

  mutating func say(_ kind: Announcement.Kind, _ sentence: LocalizedText) { turn.say(Announcement(kind, sentence)) }

  mutating func say(_ announcements: [Announcement]) { for announcement in announcements { turn.say(announcement) } }

  mutating func refuse(_ sentence: LocalizedText) { say(.refusal, sentence) }

  /// Only if the user wants hints and this one is new (LOOP-7).
  mutating func give(_ hint: Message) {
    guard user.settings.givesHints, memory.isNew(hint) else { return }
    var announcement = Announcement(.hint)
    announcement.hint = hint
    turn.say(announcement)
  }

  /// Drops what the closure announces.
  mutating func quietly(_ body: (inout Engine) -> Void) {
    var inner = apart(body)
    inner.hush()
    turn.add(inner)
  }

  /// Returns the announcements and requests of the closure as a separate turn.
  mutating func apart(_ body: (inout Engine) -> Void) -> Turn {
    let outer = turn
    turn = Turn()
    body(&self)
    let inner = turn
    turn = outer
    return inner
  }
}
