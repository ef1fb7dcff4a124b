/// Sheets in every style, in several steps and locked, an alert, and a question with a few answers.
enum SheetsPage {
  static let page = GalleryPage(
    values: #"""
        reminder: ""
        due: ""
        trip from: ""
        trip to: ""
        trip time: ""
        leaving: on
      """#,
    screens: #"""
        - id: sheets
          title: "Sheets"
          elements:
            - text: "A sheet covers all else until you leave it."
            - {button: "New reminder", action: {present: reminder}}
            - {button: "Page", action: {present: page}}
            - {button: "Full screen", action: {present: full screen}}
            - {button: "More about this", action: {present: popover}}
            - {button: "In steps", action: {present: steps}}
            - {button: "Locked", action: [{set: {leaving: on}}, {present: staying}]}
            - button: "Alert"
              action: {alert: "Download", text: "An alert says one thing."}
            - button: "Ask me"
              action:
                ask: "Drink"
                items:
                  - {item: "Tea", action: {say: "Done."}}
                  - {item: "Coffee", action: {say: "Done."}}
        - id: trip end
          title: "Destination"
          elements: [{field: "Destination", value: trip to, required: yes}]
        - id: trip time
          title: "Departure"
          elements: [{date: "Departure", value: trip time, mode: time}]
      """#,
    sheets: #"""
        - id: reminder
          title: "New reminder"
          style: form
          elements:
            - {field: "Title", value: reminder, required: yes}
            - {date: "Due", value: due, placeholder: "none"}
          preferred action:
            button: "Add"
            style: filled
            action: [dismiss, {say: "Done."}]
        - id: page
          title: "Page"
          style: page
          elements: [{text: "There is nothing to fill in here."}]
        - id: full screen
          title: "Full screen"
          style: fullScreen
          elements: [{text: "There is nothing to fill in here."}, {row: "Delivery", action: {push: delivery}}]
        - id: popover
          title: "Delivery"
          style: popover
          elements: [{text: "It takes three days, and costs nothing."}]
        - id: steps
          title: "In steps"
          elements: [{field: "Start", value: trip from, required: yes}]
          steps: [{step: trip end}, {step: trip time}]
          preferred action: {button: "Finish", action: [dismiss, {say: "Done."}]}
          after dismissal: {set: {trip from: "", trip to: "", trip time: ""}}
        - id: staying
          title: "Locked"
          elements: [{text: "There is nothing to fill in here."}]
          preferred action: {button: "Finish sending", action: [{set: {leaving: off}}, dismiss, {say: "Done."}]}
          dismissal forbidden: "It is being sent."
          dismissal forbidden when: {value: leaving, is: on}
      """#)
}
