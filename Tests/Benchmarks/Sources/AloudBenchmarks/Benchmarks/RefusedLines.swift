/// Whether a line that nothing understands is answered within the time to the first sound. Such a line is compared with all that a page
/// holds before it is refused.
enum RefusedLines {
  private static let documentPath = Program.scratchFolder + "/home.yaml"

  private static let document = """
    app: Home
    language: en
    values: {lamp: off, radio: on, heating: on, volume: "40", temperature: "20", alarm: "07:00"}
    tabs:
      - title: Rooms
        elements:
          - {toggle: Kitchen lamp, value: lamp, style: switch}
          - {toggle: Radio, value: radio, style: switch}
          - {toggle: Heating, value: heating, style: switch}
          - {slider: Volume, value: volume, minimum: 0, maximum: 100}
          - {stepper: Temperature, value: temperature, minimum: 5, maximum: 30}
          - {date: Alarm, value: alarm, mode: time}

    """

  /// They mention what is on the page, and order nothing.
  private static let remarks = [
    "the radio was on all night long", "tomorrow we go to the lake with the kids", "the lamp in the garage is broken",
    "it's freezing in here and I forgot my coat",
  ]

  static func figures() throws -> [Figure] {
    try Program.write(document, to: documentPath)
    let program = Program(
      path: Program.aloudPath, arguments: ["run", documentPath, "--speech", "off", "--data", Program.scratchFolder])
    // What one round takes is mostly the start, and the first reading of words.
    let (rounds, lines) = (26, remarks.joined(separator: "\n") + "\n")
    var whole = Samples(), start = Samples()
    for _ in 0..<5 {
      whole.add(try program.run(input: String(repeating: lines, count: rounds)).processorTime)
      start.add(try program.run(input: lines).processorTime)
    }
    let each = (whole.median - start.median) / (remarks.count * (rounds - 1))
    return [Figure("a line that nothing understands, time of processors", each, atMost: .milliseconds(10))]
  }
}
