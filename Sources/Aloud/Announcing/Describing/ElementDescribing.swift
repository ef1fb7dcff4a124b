extension Announcement {
  /// What is said of one element of a screen, a sheet or a menu.
  init(_ element: Element) {
    self.init(.item)
    switch element {
    case .text(let block):
      name = block.text
      role = .text
      describe(block.image)
      if block.menu != nil { states.append(.hasMenu) }
    case .picture(let picture):
      name = picture.description
      role = .image
      if picture.menu != nil { states.append(.hasMenu) }
    case .heading(let heading):
      name = heading.title
      role = .heading
      level = heading.level
    case .group(let group):
      name = group.title
      role = .group
    case .row(let row): describe(row)
    case .rows: break
    case .button(let button): describe(button)
    case .toggle(let toggle): describe(toggle)
    case .link(let link): describe(link)
    case .disclosure(let disclosure): describe(disclosure)
    case .radioGroup(let group):
      name = group.title
      value = group.checkedButton?.title ?? .message("menu.nothingSelected")
      role = .radioGroup
    case .popUpButton(let button):
      describe(button.title, button.subtitle, button.image)
      value = button.value ?? .message("menu.nothingSelected")
      role = .popUpButton
      describe(button.availability)
    case .pullDownButton(let button):
      describe(button.title, nil, button.image)
      role = .menuButton
      describe(button.availability)
    case .textField(let field): describe(field)
    case .picker(let picker): describe(picker)
    case .datePicker(let picker): describe(picker)
    case .colorPicker(let picker): describe(picker)
    case .progress(let progress):
      name = progress.title
      role = .progress
      value =
        progress.percent.map { .message("progress.percent", ["percent": .percent($0)]) }
        ?? .message("progress.unknown")
    }
  }

  /// What a thing is called, what stands under that, and what its image shows.
  private mutating func describe(_ title: LocalizedText, _ subtitle: LocalizedText?, _ image: Image?) {
    name = title
    description = subtitle
    describe(image)
  }

  private mutating func describe(_ row: Row) {
    describe(row.title, row.subtitle, row.image)
    value = row.value
    role = .row
    describe(row.action)
    describe(row.availability)
    if row.menu != nil { states.append(.hasMenu) }
  }

  private mutating func describe(_ button: Button) {
    describe(button.title, button.subtitle, button.image)
    role = .button
    if button.isSelected { states.append(.selected) }
    if button.role == .destructive { states.append(.destructive) }
    if button.style == .filled { states.append(.mainAction) }
    describe(button.action)
    describe(button.availability)
    if button.menu != nil { states.append(.hasMenu) }
  }

  private mutating func describe(_ toggle: Toggle) {
    describe(toggle.title, toggle.subtitle, toggle.image)
    switch toggle.style {
    case .button: role = .toggle
    case .checkBox: role = .checkBox
    case .switch: role = .switch
    }
    switch (toggle.style, toggle.isOn) {
    case (.checkBox, _) where toggle.isMixed: states.append(.partlyChecked)
    case _ where toggle.isMixed: states.append(.mixed)
    case (.checkBox, let isOn): states.append(isOn ? .checked : .notChecked)
    case (.button, let isOn), (.switch, let isOn): states.append(isOn ? .on : .off)
    }
    describe(toggle.availability)
    if toggle.menu != nil { states.append(.hasMenu) }
  }

  private mutating func describe(_ link: Link) {
    describe(link.title, link.subtitle, link.image)
    role = .link
    if link.isCurrent { states.append(.current) }
    describe(link.action)
    describe(link.availability)
  }

  private mutating func describe(_ disclosure: Disclosure) {
    name = disclosure.title
    description = disclosure.subtitle
    role = .disclosure
    states.append(disclosure.isExpanded ? .expanded : .collapsed)
    describe(disclosure.availability)
  }

  /// What is said of one button of a radio group.
  init(_ button: RadioButton, isChecked: Bool) {
    self.init(.item)
    name = button.title
    description = button.subtitle
    role = .radioButton
    states.append(isChecked ? .checked : .notChecked)
    describe(button.availability)
  }
}

extension Announcement {
  /// Says what using a thing opens.
  mutating func describe(_ action: Action?) {
    switch action {
    case .push, .sendToOpen(.screen): states.append(.opensScreen)
    case .present, .sendToOpen(.sheet): states.append(.opensSheet)
    case .send, .dismiss, .quit, nil: break
    }
  }

  /// Says that a thing can't be used now, and why.
  mutating func describe(_ availability: Availability) {
    switch availability {
    case .enabled: break
    case .dimmed(let because):
      states.append(.dimmed)
      reason = because
    case .busy: states.append(.busy)
    }
  }

  /// Says that what a thing holds is not valid, and why.
  mutating func describe(_ validity: Validity) {
    guard case .invalid(let because) = validity else { return }
    states.append(.invalid)
    problem = because
  }

  /// Says what an image shows, where that adds something to the name.
  mutating func describe(_ image: Image?) {
    guard let shown = image?.description, shown != name else { return }
    self.image = .message("image.shows", ["description": .text(shown)])
  }
}
