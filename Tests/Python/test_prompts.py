"""Questions outside an app."""

import unittest

from program import run_script


def answered(expression: str, typed: str) -> str:
    """Return what an expression has given when it was answered by what is typed."""
    attempt = f"try:\n  print({expression})\nexcept BaseException as error:\n  print(repr(error))"
    script = f"import aloud\n{attempt}"
    return run_script(script, typed).stdout.splitlines()[-1]


class PromptTests(unittest.TestCase):
    """Each is asked by a program of its own."""

    def test_yes_or_no(self) -> None:
        self.assertEqual(answered('aloud.confirm("Go on?")', "yes\n"), "True")
        self.assertEqual(answered('aloud.confirm("Go on?")', "no\n"), "False")
        self.assertEqual(answered('aloud.confirm("Go on?", default=True)', "\n"), "True")
        self.assertEqual(
            answered('aloud.confirm("Erase?", phrase="erase it")', "erase it\n"), "True"
        )

    def test_texts(self) -> None:
        self.assertEqual(answered('aloud.text("-- Name?")', "Ann\n"), "Ann")
        self.assertEqual(answered('aloud.text("Name?", default="Ben")', "\n"), "Ben")
        self.assertEqual(answered('repr(aloud.lines("What?"))', "one\ntwo\n.\n"), r"'one\ntwo'")
        self.assertEqual(answered('aloud.password("PIN?")', "1234\n"), "1234")

    def test_one_and_several_of_several(self) -> None:
        self.assertEqual(answered('aloud.choose("Which?", ["-a", "b"])', "1\n"), "-a")
        self.assertEqual(answered('aloud.choose("Which?", {"a": 1, "b": 2})', "b\n"), "2")
        several = 'aloud.choose_several("Which?", {"a": 1, "b": 2, "c": 3}, chosen=["a"])'
        self.assertEqual(answered(several, "c\ndone\n"), "[1, 3]")

    def test_a_date_and_a_number(self) -> None:
        self.assertEqual(
            answered('repr(aloud.date("When?"))', "May 3, 2027\n"), "datetime.date(2027, 5, 3)"
        )
        self.assertEqual(answered('aloud.number("How many?", min=1, max=5)', "two\n"), "2.0")

    def test_what_is_not_answered(self) -> None:
        self.assertIn("Cancelled", answered('aloud.choose("Which?", ["a"])', "cancel\n"))
        self.assertIn("EOFError", answered('aloud.text("Who?")', ""))


if __name__ == "__main__":
    unittest.main()
