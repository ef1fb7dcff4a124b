/// What is on or off, and one out of a few: toggles, switches, check boxes, radio buttons and a pop-up button.
enum SwitchesPage {
  static let page = GalleryPage(
    values: #"""
        lamp: off
        fan: on
        newsletter: off
        all colors: off
        some colors: on
        heating: off
        size: small
        drink: tea
        drinks: ""
      """#,
    screens: #"""
        - id: switches
          title: $switches
          elements:
            - text: $switches.try
            - toggle: $lamp
              value: lamp
            - toggle: $fan
              style: switch
              subtitle: $subtitle
              value: fan
              menu: [{item: $app.reminders.rename, action: {say: $done}}]
            - toggle: $newsletter
              style: checkBox
              value: newsletter
            - toggle: $allColors
              style: checkBox
              value: all colors
              mixed when: {value: some colors, is: on}
              action: {set: {some colors: off}}
            - toggle: $heating
              style: switch
              value: heating
              dimmed: $noPower
            - radio: $size
              value: size
              options:
                - {option: $small, value: small}
                - {option: $large, value: large, subtitle: $subtitle}
                - {option: $medium, value: medium, dimmed: $app.shop.outOfStock}
            - popup: $drink
              value: drink
              options:
                - {option: $tea, value: tea}
                - {option: $coffee, value: coffee, subtitle: $subtitle}
                - {option: $cocoa, value: cocoa, dimmed: $app.shop.outOfStock}
            - {checkboxes: $drink, value: drinks, options: [{option: $tea, value: tea}, {option: $coffee, value: coffee}]}
            - {row: $allDimmed, action: {push: all dimmed}}
        - id: all dimmed
          title: $allDimmed
          elements:
            - {popup: $drink, value: drink, options: [{option: $tea, value: tea}, {option: $coffee, value: coffee}], dimmed: on}
            - {checkboxes: $drink, value: drinks, options: [{option: $cocoa, value: cocoa}], dimmed: on}
            - {stepper: $cups, value: cups, minimum: 0, maximum: 9, step: 1, dimmed: on}
            - {slider: $volume, value: volume, minimum: 0, maximum: 100, dimmed: on}
            - {date: $app.reminders.sortBy.date, value: day of month, dimmed: on}
            - {color: $app.shop.colour, value: color, dimmed: on}
            - {combo: $homeCity, value: harbor, suggestions: [$city.bergen, $city.lisbon, $city.tunis], dimmed: on}
            - {disclosure: $more, value: folded, dimmed: on, elements: [{text: $folded}]}
      """#)
}
