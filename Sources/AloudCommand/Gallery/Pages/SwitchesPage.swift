/// Controls that are on or off or choose one of a few: toggles, switches, check boxes, radio buttons and a pop-up button.
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
          title: "Switches"
          elements:
            - text: "Choose one to turn it on or off."
            - toggle: "Lamp"
              value: lamp
            - toggle: "Fan"
              style: switch
              subtitle: "a few more words"
              value: fan
              menu: [{item: "Rename", action: {say: "Done."}}]
            - toggle: "Newsletter"
              style: checkBox
              value: newsletter
            - toggle: "All colors"
              style: checkBox
              value: all colors
              mixed when: {value: some colors, is: on}
              action: {set: {some colors: off}}
            - toggle: "Heating"
              style: switch
              value: heating
              dimmed: "the power is out"
            - radio: "Size"
              value: size
              options:
                - {option: "Small", value: small}
                - {option: "Large", value: large, subtitle: "a few more words"}
                - {option: "Medium", value: medium, dimmed: "out of stock"}
            - popup: "Drink"
              value: drink
              options:
                - {option: "Tea", value: tea}
                - {option: "Coffee", value: coffee, subtitle: "a few more words"}
                - {option: "Cocoa", value: cocoa, dimmed: "out of stock"}
            - {checkboxes: "Drink", value: drinks, options: [{option: "Tea", value: tea}, {option: "Coffee", value: coffee}]}
            - {row: "Everything dimmed", action: {push: all dimmed}}
        - id: all dimmed
          title: "Everything dimmed"
          elements:
            - {popup: "Drink", value: drink, options: [{option: "Tea", value: tea}, {option: "Coffee", value: coffee}], dimmed: on}
            - {checkboxes: "Drink", value: drinks, options: [{option: "Cocoa", value: cocoa}], dimmed: on}
            - {stepper: "Cups", value: cups, minimum: 0, maximum: 9, step: 1, dimmed: on}
            - {slider: "Volume", value: volume, minimum: 0, maximum: 100, dimmed: on}
            - {date: "Date", value: day of month, dimmed: on}
            - {color: "Color", value: color, dimmed: on}
            - {combo: "Nearest harbor", value: harbor, suggestions: ["Bergen", "Lisbon", "Tunis"], dimmed: on}
            - {disclosure: "More about this", value: folded, dimmed: on, elements: [{text: "This was folded away."}]}
      """#)
}
