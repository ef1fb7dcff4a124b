/// Sheets in every style, of several steps, and one that can't be left; an alert, and a question with a few answers.
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
          title: $sheets
          elements:
            - text: $sheets.try
            - {button: $app.reminders.newReminder, action: {present: reminder}}
            - {button: $page, action: {present: page}}
            - {button: $fullScreen, action: {present: full screen}}
            - {button: $more, action: {present: popover}}
            - {button: $steps, action: {present: steps}}
            - {button: $locked, action: [{set: {leaving: on}}, {present: staying}]}
            - button: $alert
              action: {alert: $download, text: $alert.text}
            - button: $ask
              action:
                ask: $drink
                items:
                  - {item: $tea, action: {say: $done}}
                  - {item: $coffee, action: {say: $done}}
        - id: trip end
          title: $app.routes.destination
          elements: [{field: $app.routes.destination, value: trip to, required: yes}]
        - id: trip time
          title: $app.routes.departure
          elements: [{date: $app.routes.departure, value: trip time, mode: time}]
      """#,
    sheets: #"""
        - id: reminder
          title: $app.reminders.newReminder
          style: form
          elements:
            - {field: $app.reminders.reminderTitle, value: reminder, required: yes}
            - {date: $app.reminders.reminderDue, value: due, placeholder: $picker.none}
          preferred action:
            button: $app.reminders.add
            style: filled
            action: [dismiss, {say: $done}]
        - id: page
          title: $page
          style: page
          elements: [{text: $page.text}]
        - id: full screen
          title: $fullScreen
          style: fullScreen
          elements: [{text: $page.text}, {row: $app.shop.delivery, action: {push: delivery}}]
        - id: popover
          title: $app.shop.delivery
          style: popover
          elements: [{text: $app.shop.delivery.text}]
        - id: steps
          title: $steps
          elements: [{field: $app.routes.start, value: trip from, required: yes}]
          steps: [{step: trip end}, {step: trip time}]
          preferred action: {button: $finish, action: [dismiss, {say: $done}]}
          after dismissal: {set: {trip from: "", trip to: "", trip time: ""}}
        - id: staying
          title: $locked
          elements: [{text: $page.text}]
          preferred action: {button: $stopSending, action: [{set: {leaving: off}}, dismiss, {say: $done}]}
          dismissal forbidden: $sending
          dismissal forbidden when: {value: leaving, is: on}
      """#)
}
