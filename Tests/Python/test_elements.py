"""Elements in the form of a document."""

import unittest

import aloud


class ElementTests(unittest.TestCase):
    """What dataclasses become."""

    def test_keys_have_spaces_and_what_is_not_given_is_left_out(self) -> None:
        sheet = aloud.Sheet(
            "New",
            [aloud.Field("Name", id="name", required=True)],
            id="new",
            preferred_action=aloud.Button("Add", id="add", more={"action": "dismiss"}),
        )
        self.assertEqual(
            sheet.part(),
            {
                "title": "New",
                "id": "new",
                "elements": [{"field": "Name", "id": "name", "value": "name", "required": True}],
                "preferred action": {"button": "Add", "id": "add", "action": "dismiss"},
            },
        )

    def test_controls_declare_their_values(self) -> None:
        app = aloud.App(
            "Desk",
            aloud.Group(
                "Lights",
                [
                    aloud.Toggle("Lamp", id="lamp", value="lit", initial=True),
                    aloud.Popup("Color", ["Red", {"option": "Blue", "value": "b"}], id="color"),
                ],
            ),
            aloud.Progress("Copying", id="done"),
            aloud.Checkboxes("Packages", id="packages", initial=["a", "b"], options=["a", "b"]),
            values={"done": "5"},
        )
        self.assertEqual(
            app.interface()["values"],
            {"lit": True, "color": "Red", "done": "5", "packages": "a\nb"},
        )

    def test_handlers_of_inner_elements_are_found(self) -> None:
        def handler(event: aloud.Event) -> None: ...

        button = aloud.Button("Add", id="add", handler=handler)
        app = aloud.App(
            "Desk", more={"sheets": [aloud.Sheet("New", [], id="new", preferred_action=button)]}
        )
        self.assertEqual(app._own_handlers, {"add": handler})

    def test_what_needs_an_id_says_so(self) -> None:
        for element in (
            aloud.Field("Name"),
            aloud.List("Mails", ["One"]),
            aloud.Button("Go", handler=print),
        ):
            with self.assertRaisesRegex(ValueError, f"“{element.title}” needs an id"):
                aloud.App("Desk", element).interface()

    def test_a_provider_needs_a_count(self) -> None:
        with self.assertRaisesRegex(ValueError, "needs a count"):
            aloud.List("Mails", lambda start, count: [], id="mails").part()


if __name__ == "__main__":
    unittest.main()
