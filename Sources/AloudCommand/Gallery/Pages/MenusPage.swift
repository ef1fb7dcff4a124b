/// Menus: sections, submenus, states, one selected item, items that come or fail when asked for, and menus of their own.
enum MenusPage {
  static let page = GalleryPage(
    values: #"""
        strong: on
        slanted: off
        sort: date
      """#,
    tab: #"""
        - id: menus
          title: $menus
          elements:
            - text: $menus.try
            - menu: $actions
              items:
                - item: $app.reminders.share.copy
                  subtitle: $subtitle
                  action: {run: ["true"], then: {say: $done}}
                - submenu: $app.reminders.move
                  items:
                    - {item: $app.reminders.sample.groceries, action: {say: $done}}
                    - {item: $app.reminders.sample.work, action: {say: $done}}
                - section: $app.reminders.share
                  items:
                    - {item: $app.reminders.share.mail, image: {name: bell, description: $bell}, action: {say: $done}}
                    - {item: $send, dimmed: $noPower}
                - separator
                - item: $deletePhoto
                  destructive: on
                  confirmation:
                    question: $deletePhoto.question
                    loss: $app.reminders.deleteReminder.loss
                    phrase: $deletePhoto.phrase
                  action: {say: $app.reminders.kept}
                - {item: $close, hidden: on}
            - menu: $view
              items:
                - item: $bold
                  on when: {value: strong, is: on}
                  action: {toggle: strong}
                - item: $italic
                  state: mixed
                  mixed when: {value: slanted, is: off}
                  on when: {value: slanted, is: on}
                  action: {toggle: slanted}
                - {item: $app.reminders.showDone, state: off, action: {say: $done}}
            - menu: $app.reminders.sortBy
              selection: sort
              items:
                - {item: $app.reminders.sortBy.date, value: date}
                - {item: $app.reminders.sortBy.name, value: name}
                - submenu: $app.reminders.more
                  items:
                    - {item: $size, value: size}
                    - {item: $app.reminders.sortBy.added, value: added}
            - menu: $loaded
              menu title: $app.shop.colour
              items:
                - deferred: {title: $loaded, run: [printf, "%s\n", $app.shop.colour.red, $app.shop.colour.blue]}
                  action: {say: $done}
            - menu: $notLoaded
              items: [{deferred: {title: $app.reminders.share.mail, run: ["false"]}}]
            - menu: $send
              dimmed: $noPower
              items: [{item: $app.reminders.share.mail}]
            - text: $ownMenu
              preview: $preview
              menu: [{item: $app.reminders.share.copy, action: {say: $done}}]
            - picture: $boat
              menu: [{item: $app.reminders.share, action: {say: $done}}]
            - {row: $sheets, action: {push: sheets}}
      """#)
}
