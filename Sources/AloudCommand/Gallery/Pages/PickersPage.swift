/// Pickers: of values from lists and columns, of numbers, colors, dates, times and durations.
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
        thousand: {title: $long, run: [seq, "1000"]}
      """#,
    tab: #"""
        - id: pickers
          title: $pickers
          elements:
            - text: $pickers.try
            - picker: $app.routes.destination
              value: goal
              options:
                - {option: $app.routes.place.station, value: station}
                - {option: $app.routes.place.market, value: market}
                - {option: $app.routes.place.park, value: park}
                - {option: $app.routes.place.harbour, value: harbour, dimmed: $app.routes.notStepFree}
            - picker: $app.routes.going
              style: inline
              columns:
                - title: $app.routes.pace
                  value: pace
                  options:
                    - {option: $app.routes.pace.slow, value: slow}
                    - {option: $app.routes.pace.usual, value: usual}
                    - {option: $app.routes.pace.brisk, value: brisk}
                - title: $app.routes.rest
                  value: rest
                  options:
                    - {option: $app.routes.rest.none, value: none}
                    - {option: $app.routes.rest.short, value: short}
                    - {option: $app.routes.rest.long, value: long}
            - {picker: $long, value: long, from: thousand}
            - picker: $size
              value: size
              dimmed: $app.shop.outOfStock
              options: [{option: $small, value: small}, {option: $large, value: large}]
            - {stepper: $cups, value: cups, minimum: 0, maximum: 9}
            - {slider: $volume, value: volume, minimum: 0, maximum: 100, step: 5}
            - {color: $app.shop.colour, value: color}
            - {color: $seeThrough, value: see-through, opacity: on, placeholder: $picker.none}
            - {row: $dates, action: {push: dates}}
            - {row: $numbers, action: {push: numbers}}
            - {row: $switches, action: {push: switches}}
      """#,
    screens: #"""
        - id: numbers
          title: $numbers
          elements:
            - text: $pickers.try
            - slider: $app.routes.pace
              value: steps
              minimum: 0
              maximum: 2
              names: [$app.routes.pace.slow, $app.routes.pace.usual, $app.routes.pace.brisk]
            - {slider: $speed, value: speed, minimum: 0.5, maximum: 2, step: 0.25, words: number}
            - {slider: $length, value: length, minimum: 60, maximum: 600, step: 60, words: duration}
            - {slider: $position, value: position, minimum: 0, maximum: "{length}", words: duration}
            - {rating: $rating, value: rating}
            - {rating: $cocoa, value: cocoa, stars: 3, dimmed: $app.shop.outOfStock}
        - id: dates
          title: $dates
          short title: $dates.short
          elements:
            - text: $dates.try
            - {date: $app.reminders.sortBy.date, value: day, placeholder: $picker.none}
            - {date: $month, value: day of month, style: inline}
            - {date: $birthday, value: birthday, style: columns, maximum: today}
            - {date: $app.routes.departure, value: departure, mode: dateTime}
            - {date: $app.routes.arrival, value: arrival, mode: time, minute interval: 15, rounding: nearest}
            - date: $visit
              value: visit
              minimum: today
              disabled weekdays: [sat, sun]
              disabled reason: $closed
              placeholder: $picker.none
              required: yes
            - {timer: $app.timer.title, value: timer}
            - {timer: $heating, value: timer, dimmed: $noPower}
      """#)
}
