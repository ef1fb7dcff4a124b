import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// Rows of JSON that has them somewhere within.
@Suite struct NestedRowsTests {
  private static let disks = """
    {"blockdevices": [
      {"name": "sda", "size": "10G", "mount": {"point": "/"}, "children": [{"name": "sda1", "flags": ["boot", "esp"]}, {"name": "sda2"}]},
      {"name": "sdb", "size": "2T"}]}
    """

  private func rows(_ command: String) throws -> [Row] {
    let app = try page(
      "- {list: Disks, from: disks}", "commands: {disks: {run: [lsblk, -J], format: json, \(command)}}")
    guard case .group(let group) = app.elements(app.loaded(Self.disks, by: "disks"))[0],
      case .rows(let rows) = group.elements[0]
    else { throw Missing() }
    return (0..<rows.count).map { rows[$0] }
  }

  @Test func theyAreFoundByAPath() throws {
    try expect(rows("path: blockdevices").map(\.title), is: ["sda", "sdb"])
    try expect(rows("path: 'blockdevices[].children[]'").map(\.title), is: ["sda1", "sda2"])
    try expect(rows("path: 'blockdevices[].children'").map(\.title), is: ["sda1", "sda2"])
  }

  @Test func theyAreCalledAsTheDocumentSays() throws {
    let rows = try rows("path: blockdevices, row: {title: '{row.name}: {row.size}', subtitle: 'at {row.mount.point}'}")
    expect(rows.map(\.title), is: ["sda: 10G", "sdb: 2T"])
    expect(rows[0].subtitle, is: "at /")
  }

  @Test func aListInARowIsItsTexts() throws {
    expect(
      try rows("path: 'blockdevices[].children[]', row: {title: '{row.flags}'}").map(\.title), is: ["boot, esp", ""])
  }

  @Test func aPickerHoldsWhatTheDocumentSays() throws {
    let app = try page(
      "- {picker: Disk, id: disk, value: disk, from: disks, placeholder: none}",
      "values: {disk: ''}\ncommands: {disks: {run: [x], row: {title: 'Disk {row}', value: '/dev/{row}'}}}")
    let state = app.loaded("sda\nsdb\n", by: "disks")
    let picker = try app.picker(state)
    expect(picker.placeholder, is: "none")
    let values = picker.columns[0].values
    expect((0..<values.count).map { values[$0].title }, is: ["Disk sda", "Disk sdb"])
    let chosen = app.after(.changed("disk", to: .picked([picker.columns[0].values[1].id])), from: state).state
    expect(chosen.text("disk"), is: "/dev/sdb")
    try expect(app.picker(chosen).columns[0].selection, is: 1)
  }

  @Test func aPathThatLeadsNowhereIsTold() throws {
    let app = try page("- {list: Disks, from: disks}", "commands: {disks: {run: [x], format: json, path: a.b}}")
    let state = app.loaded(#"{"a": 1}"#, by: "disks")
    expect(state.outputs["disks"]?.phase, is: .failed(.documentCommandNoPath(command: "disks", path: "a.b")))
  }
}
