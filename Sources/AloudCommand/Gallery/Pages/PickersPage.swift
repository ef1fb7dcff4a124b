/// Pickers for values in lists and columns, and for numbers, colors, dates, times and durations.
enum PickersPage {
  static let page = GalleryPage(
    values: #"""
        goal: ""
        pace: usual
        rest: none
        long: ""
        cups: "1"
        volume: "30"
        steps: "1"
        speed: "1"
        length: "300"
        position: "91"
        rating: "3"
        cocoa: "2"
        color: "#006666"
        see-through: "#00666680"
        day: ""
        day of month: 2026-11-27
        birthday: 2000-02-29
        departure: 2026-11-27T15:30
        arrival: "16:45"
        visit: ""
        timer: "0:05"
      """#,
    commands: #"""
        thousand: {title: "A long list", run: [seq, "1000"]}
      """#,
    tab: #"""
        - id: pickers
          title: "Pickers"
          elements:
            - text: "Open one, and say what it should be."
            - picker: "Destination"
              value: goal
              options:
                - {option: "Central Station", value: station}
                - {option: "Old Market", value: market}
                - {option: "Hill Park", value: park}
                - {option: "Harbour", value: harbour, dimmed: "there is no way without steps"}
            - picker: "Pace and rest"
              style: inline
              columns:
                - title: "Pace"
                  value: pace
                  options:
                    - {option: "slow", value: slow}
                    - {option: "usual", value: usual}
                    - {option: "brisk", value: brisk}
                - title: "Rest"
                  value: rest
                  options:
                    - {option: "no rest", value: none}
                    - {option: "a short rest", value: short}
                    - {option: "a long rest", value: long}
            - {picker: "A long list", value: long, from: thousand}
            - picker: "Size"
              value: size
              dimmed: "out of stock"
              options: [{option: "Small", value: small}, {option: "Large", value: large}]
            - {stepper: "Cups", value: cups, minimum: 0, maximum: 9}
            - {slider: "Volume", value: volume, minimum: 0, maximum: 100, step: 5}
            - {color: "Color", value: color}
            - {color: "See-through color", value: see-through, opacity: on, placeholder: "none"}
            - {row: "Dates and times", action: {push: dates}}
            - {row: "Numbers", action: {push: numbers}}
            - {row: "Switches", action: {push: switches}}
      """#,
    screens: #"""
        - id: numbers
          title: "Numbers"
          elements:
            - text: "Open one, and say what it should be."
            - slider: "Pace"
              value: steps
              minimum: 0
              maximum: 2
              names: ["slow", "usual", "brisk"]
            - {slider: "Speed", value: speed, minimum: 0.5, maximum: 2, step: 0.25, words: number}
            - {slider: "Length", value: length, minimum: 60, maximum: 600, step: 60, words: duration}
            - {slider: "Position", value: position, minimum: 0, maximum: "{length}", words: duration}
            - {rating: "Your rating", value: rating}
            - {rating: "Cocoa", value: cocoa, stars: 3, dimmed: "out of stock"}
        - id: dates
          title: "Dates and times"
          short title: "Dates"
          elements:
            - text: "Say a day or a time in your own words."
            - {date: "Date", value: day, placeholder: "none"}
            - {date: "A month by weeks", value: day of month, style: inline}
            - {date: "Birthday", value: birthday, style: columns, maximum: today}
            - {date: "Departure", value: departure, mode: dateTime}
            - {date: "Arrival", value: arrival, mode: time, minute interval: 15, rounding: nearest}
            - date: "Visit"
              value: visit
              minimum: today
              disabled weekdays: [sat, sun]
              disabled reason: "the shop is closed"
              placeholder: "none"
              required: yes
            - {timer: "Timer", value: timer}
            - {timer: "Heating", value: timer, dimmed: "the power is out"}
      """#)
}
