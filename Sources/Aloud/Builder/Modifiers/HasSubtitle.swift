/// A thing with a description that is said after its name.
public protocol HasSubtitle: Modifiable {
  /// The description.
  var subtitle: LocalizedText? { get set }
}

extension HasSubtitle {
  /// The same with the description `subtitle`.
  public consuming func subtitle(_ subtitle: LocalizedText?) -> Self { changed { $0.subtitle = subtitle } }
}

extension Button: HasSubtitle {}
extension Disclosure: HasSubtitle {}
extension Link: HasSubtitle {}
extension MenuItem: HasSubtitle {}
extension Picker: HasSubtitle {}
extension PopUpButton: HasSubtitle {}
extension RadioButton: HasSubtitle {}
extension Row: HasSubtitle {}
extension Screen: HasSubtitle {}
extension Sheet: HasSubtitle {}
extension Toggle: HasSubtitle {}
