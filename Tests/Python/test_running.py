"""How programs begin and end."""

import subprocess
import tempfile
import unittest

from program import Terminal, interrupt, run_host, run_script, start

APP = """
import aloud

app = aloud.App("Desk", aloud.Button("Go", id="go"), language="en")

@app.on("go")
async def go(event):
    print("printed")
    {body}

if __name__ == "__main__":
    raise SystemExit(app.run())
"""


def app(body: str) -> str:
    """Return a program with a button that does something."""
    return APP.replace("{body}", body)


class RunningTests(unittest.TestCase):
    """Programs as somebody starts them."""

    def test_a_program_starts_aloud(self) -> None:
        result = run_script(app('await app.say("Gone.")'), "go\n")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("Gone.\n", result.stdout)
        self.assertEqual(result.stderr, "")

    def test_aloud_starts_a_program_whose_prints_go_to_standard_error(self) -> None:
        result = run_host(app('await app.say("Gone.")'), "go\nwhere am i\n")
        self.assertEqual((result.returncode, result.stderr), (0, "printed\n"))
        self.assertIn("> go\nGone.\n> where am i\n", result.stdout)

    def test_a_question_at_the_start_takes_the_first_line_of_a_pipe(self) -> None:
        script = """
import aloud
app = aloud.App("Desk", aloud.Button("Go", id="go"), language="en")
@app.on_start
async def start(event):
    await app.say(f"Hello, {await app.text('Who?')}.")
raise SystemExit(app.run())
"""
        for run in (run_script, run_host):
            self.assertIn("Hello, go.", run(script, "go\n").stdout)

    def test_at_a_terminal_it_takes_keys_and_ctrl_c(self) -> None:
        script = app('await app.say("Gone.")').replace(
            "app.run()", 'app.run(["--speech", "off", "--locale", "en"])'
        )
        with Terminal(script) as terminal:
            terminal.wait_for("> ")
            terminal.type("go\r")
            terminal.wait_for("Gone.")
            terminal.wait_for("> ")
            terminal.type("\x03")
            terminal.wait_for("Goodbye.")
            self.assertEqual(terminal.wait(), 130)

    def test_wrong_options_are_an_error(self) -> None:
        result = run_script(app("pass").replace("app.run()", 'app.run(["--bogus"])'))
        self.assertIn("aloud._errors.AloudError: Aloud has ended with exit code", result.stderr)

    def test_the_exit_code_is_passed_on(self) -> None:
        for run in (run_script, run_host):
            self.assertEqual(run(app("await app.exit(7)"), "go\nread\n").returncode, 7)

    def test_quitting_and_the_end_of_input_end_both(self) -> None:
        for typed in ("", "quit\n"):
            for run in (run_script, run_host):
                self.assertEqual(run(app("pass"), typed).returncode, 0)

    def test_a_traceback_goes_to_standard_error(self) -> None:
        for run in (run_script, run_host):
            result = run(app("1 / 0"), "go\n")
            self.assertIn("ZeroDivisionError: division by zero\n", result.stdout)
            self.assertIn('app.py", line 9, in go', result.stderr)

    def test_a_wrong_interface_ends_the_program(self) -> None:
        script = 'import aloud\nraise SystemExit(aloud.App("Desk", {"buton": "Go"}).run())'
        for run in (run_script, run_host):
            result = run(script)
            self.assertEqual(result.returncode, 65)
            self.assertIn("tabs[0].elements[0]", result.stderr)

    def test_without_aloud_the_program_says_so(self) -> None:
        script = "import os\nos.environ['ALOUD'] = '/nowhere'\n" + app("pass")
        result = run_script(script)
        self.assertIn("The program “aloud” was not found.", result.stderr)

    def test_ctrl_c_ends_both_without_a_traceback(self) -> None:
        with tempfile.TemporaryDirectory() as folder, start(app("pass"), folder) as process:
            self._wait_for_app(process)
            interrupt(process)
            # Its input stays open, since the end of that would end it too.
            self.assertEqual(process.wait(timeout=60), 130)
            _, errors = process.communicate()
        self.assertEqual(errors, b"")

    def test_a_program_that_is_terminated_takes_aloud_with_it(self) -> None:
        with tempfile.TemporaryDirectory() as folder, start(app("pass"), folder) as process:
            self._wait_for_app(process)
            process.terminate()
            # Standard output ends when Aloud has ended too.
            process.communicate(timeout=60)
        self.assertEqual(process.returncode, -15)

    def _wait_for_app(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        while not process.stdout.readline().startswith(b"Say a number"):
            self.assertIsNone(process.poll())


if __name__ == "__main__":
    unittest.main()
