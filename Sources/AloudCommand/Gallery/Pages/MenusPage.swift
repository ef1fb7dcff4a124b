/// Menus with sections, submenus, item states, a selected item, items loaded on opening or failing to load, and context menus.
enum MenusPage {
  static let page = GalleryPage(
    values: #"""
        strong: on
        slanted: off
        sort: date
      """#,
    tab: #"""
        - id: menus
          title: "Menus"
          elements:
            - text: "Open a menu, then choose from it or go back."
            - menu: "Actions"
              items:
                - item: "Copy as text"
                  subtitle: "a few more words"
                  action: {run: ["true"], then: {say: "Done."}}
                - submenu: "Move to another list"
                  items:
                    - {item: "Groceries", action: {say: "Done."}}
                    - {item: "Work", action: {say: "Done."}}
                - section: "Share"
                  items:
                    - {item: "Mail", image: {name: bell, description: "a small bell"}, action: {say: "Done."}}
                    - {item: "Send", dimmed: "the power is out"}
                - separator
                - item: "Delete the photo"
                  destructive: on
                  confirmation:
                    question: "Delete the photo?"
                    loss: "It can be undone until you quit."
                    phrase: "throw the photo away"
                  action: {say: "Nothing deleted."}
                - {item: "Close", hidden: on}
            - menu: "View"
              items:
                - item: "Bold"
                  on when: {value: strong, is: on}
                  action: {toggle: strong}
                - item: "Italic"
                  state: mixed
                  mixed when: {value: slanted, is: off}
                  on when: {value: slanted, is: on}
                  action: {toggle: slanted}
                - {item: "Show done", state: off, action: {say: "Done."}}
            - menu: "Sort by"
              selection: sort
              items:
                - {item: "Date", value: date}
                - {item: "Name", value: name}
                - submenu: "More"
                  items:
                    - {item: "Size", value: size}
                    - {item: "As added", value: added}
            - menu: "Loaded when it opens"
              menu title: "Color"
              items:
                - deferred: {title: "Loaded when it opens", run: [printf, "%s\n", "Red", "Blue"]}
                  action: {say: "Done."}
            - menu: "Fails to load"
              items: [{deferred: {title: "Mail", run: ["false"]}}]
            - menu: "Send"
              dimmed: "the power is out"
              items: [{item: "Mail"}]
            - text: "This text has a menu of its own."
              preview: "What stands here is read before the menu opens."
              menu: [{item: "Copy as text", action: {say: "Done."}}]
            - picture: "A sailing boat on a lake"
              menu: [{item: "Share", action: {say: "Done."}}]
            - {row: "Sheets", action: {push: sheets}}
      """#)
}
