/// A thing that can be dimmed or at work.
public protocol HasAvailability: Modifiable {
  /// Whether it can be used now.
  var availability: Availability { get set }
}

extension HasAvailability {
  /// The same, dimmed where `isDimmed` holds; the reason is said.
  public consuming func dimmed(if isDimmed: Bool = true, because reason: LocalizedText? = nil) -> Self {
    isDimmed ? changed { $0.availability = .dimmed(because: reason) } : self
  }

  /// The same, dimmed where there is a reason, which is said.
  public consuming func dimmed(for reason: LocalizedText?) -> Self { dimmed(if: reason != nil, because: reason) }

  /// The same, at work where `isBusy` holds: it does not act twice.
  public consuming func busy(if isBusy: Bool = true) -> Self { isBusy ? changed { $0.availability = .busy } : self }
}

extension Button: HasAvailability {}
extension ColorPicker: HasAvailability {}
extension DatePicker: HasAvailability {}
extension Disclosure: HasAvailability {}
extension Link: HasAvailability {}
extension MenuItem: HasAvailability {}
extension Picker: HasAvailability {}
extension PopUpButton: HasAvailability {}
extension PullDownButton: HasAvailability {}
extension RadioButton: HasAvailability {}
extension Row: HasAvailability {}
extension SheetStep: HasAvailability {}
extension TextField: HasAvailability {}
extension Toggle: HasAvailability {}
