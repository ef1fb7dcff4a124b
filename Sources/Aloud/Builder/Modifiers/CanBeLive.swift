/// A thing whose changes can be announced when they come.
public protocol CanBeLive: Modifiable {
  /// Whether a change the user did not make there is announced.
  var isLive: Bool { get set }
}

extension CanBeLive {
  /// The same, with its changes announced.
  public consuming func live() -> Self { changed { $0.isLive = true } }
}

extension Button: CanBeLive {}
extension ColorPicker: CanBeLive {}
extension DatePicker: CanBeLive {}
extension Disclosure: CanBeLive {}
extension Link: CanBeLive {}
extension Picker: CanBeLive {}
extension Picture: CanBeLive {}
extension PopUpButton: CanBeLive {}
extension PullDownButton: CanBeLive {}
extension RadioGroup: CanBeLive {}
extension Row: CanBeLive {}
extension TextBlock: CanBeLive {}
extension TextField: CanBeLive {}
extension Toggle: CanBeLive {}
