/// A thing that can stand on a screen or a sheet.
public protocol ElementConvertible {
  /// The thing, as an element.
  var element: Element { get }
}

extension Element: ElementConvertible {
  /// The element itself.
  public var element: Element { self }
}

extension TextBlock: ElementConvertible {
  /// The passage, as an element.
  public var element: Element { .text(self) }
}

extension Picture: ElementConvertible {
  /// The picture, as an element.
  public var element: Element { .picture(self) }
}

extension Heading: ElementConvertible {
  /// The heading, as an element.
  public var element: Element { .heading(self) }
}

extension Group: ElementConvertible {
  /// The group, as an element.
  public var element: Element { .group(self) }
}

extension Row: ElementConvertible {
  /// The row, as an element.
  public var element: Element { .row(self) }
}

extension Rows: ElementConvertible {
  /// The rows, as an element.
  public var element: Element { .rows(self) }
}

extension Button: ElementConvertible {
  /// The button, as an element.
  public var element: Element { .button(self) }
}

extension Toggle: ElementConvertible {
  /// The toggle, as an element.
  public var element: Element { .toggle(self) }
}

extension PopUpButton: ElementConvertible {
  /// The button, as an element.
  public var element: Element { .popUpButton(self) }
}

extension PullDownButton: ElementConvertible {
  /// The button, as an element.
  public var element: Element { .pullDownButton(self) }
}

extension TextField: ElementConvertible {
  /// The field, as an element.
  public var element: Element { .textField(self) }
}

extension Picker: ElementConvertible {
  /// The picker, as an element.
  public var element: Element { .picker(self) }
}

extension ColorPicker: ElementConvertible {
  /// The picker, as an element.
  public var element: Element { .colorPicker(self) }
}

extension DatePicker: ElementConvertible {
  /// The picker, as an element.
  public var element: Element { .datePicker(self) }
}

extension ProgressIndicator: ElementConvertible {
  /// The progress, as an element.
  public var element: Element { .progress(self) }
}

extension Link: ElementConvertible {
  /// The link, as an element.
  public var element: Element { .link(self) }
}

extension Disclosure: ElementConvertible {
  /// The disclosure, as an element.
  public var element: Element { .disclosure(self) }
}

extension RadioGroup: ElementConvertible {
  /// The radio group, as an element.
  public var element: Element { .radioGroup(self) }
}
