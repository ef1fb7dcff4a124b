"""Who is compared: each asks "Which?" with three answers, and its own keys or lines choose the second."""

from dataclasses import dataclass, field

DOWN, ENTER = b"\x1b[B", b"\r"


@dataclass
class Peer:
    name: str
    # A line of the shell that asks; its answer goes to the file $ANSWER.
    asks: str = ""
    # A line that asks with one answer in Arabic, a file's name and vowels among it: $TEXT.
    asks_arabic: str = ""
    # A line that asks for a secret.
    asks_secret: str = ""
    # What chooses the second answer.
    answer: bytes = DOWN + ENTER
    # A program that has started and does nothing more.
    starts: list[str] = field(default_factory=list)
    # A line that writes what it says of "Which?" to the file $SOUND.
    speaks: str = ""
    version: list[str] = field(default_factory=list)


def of_python(name: str, python: str, module: str, ask: str, arabic: str, secret: str) -> Peer:
    """A library: what asks is a program of a line, which writes the answer itself."""

    def line(expression: str) -> str:
        return (
            f"exec {python} -W ignore -c 'import os; {expression}\n"
            'open(os.environ["ANSWER"], "w").write(str(answer))\''
        )

    version = f"import importlib.metadata as m; print(m.version('{module}'))"
    return Peer(
        name,
        asks=ask and line(ask),
        asks_arabic=arabic and line(arabic),
        asks_secret=secret and line(secret),
        starts=[python, "-W", "ignore", "-c", f"import {module}"],
        version=[python, "-c", version],
    )


TEXTUAL = """
from textual.app import App
from textual.widgets import Label, OptionList
class Which(App):
    def compose(self):
        yield Label("Which?")
        yield OptionList(*TITLES)
    def on_option_list_option_selected(self, event):
        self.exit(str(event.option.prompt))
answer = Which().run()
"""


def all_of(aloud: str, python: str) -> list[Peer]:
    """The peers that are installed here, ours first."""
    items = "1 Red 2 Green 3 Blue"
    titles = '["Red", "Green", "Blue"]'
    text = 'os.environ["TEXT"]'
    toolkit = "from prompt_toolkit.shortcuts import choice; answer = choice"
    return [
        Peer(
            "aloud",
            asks=f'exec {aloud} choose "Which?" Red Green Blue >"$ANSWER"',
            asks_arabic=f'exec {aloud} choose "Which?" "$TEXT" --locale ar >"$ANSWER"',
            asks_secret=f'exec {aloud} password "Secret?" >"$ANSWER"',
            answer=b"2\n",
            starts=[aloud, "--version"],
            version=[aloud, "--version"],
            speaks=f'echo 2 | {aloud} choose "Which?" Red Green Blue --speech "$SOUND" >/dev/null 2>&1',
        ),
        Peer(
            "whiptail",
            asks=f'exec whiptail --menu "Which?" 12 40 3 {items} 2>"$ANSWER"',
            asks_arabic='exec whiptail --menu "Which?" 12 60 3 1 "$TEXT" 2>"$ANSWER"',
            asks_secret='exec whiptail --passwordbox "Secret?" 10 40 2>"$ANSWER"',
            starts=["whiptail", "--version"],
            version=["whiptail", "--version"],
        ),
        Peer(
            "dialog",
            asks=f'exec dialog --menu "Which?" 12 40 3 {items} 2>"$ANSWER"',
            asks_arabic='exec dialog --menu "Which?" 12 60 3 1 "$TEXT" 2>"$ANSWER"',
            asks_secret='exec dialog --passwordbox "Secret?" 10 40 2>"$ANSWER"',
            starts=["dialog", "--version"],
            version=["dialog", "--version"],
        ),
        of_python(
            "questionary", python, "questionary",
            f'import questionary; answer = questionary.select("Which?", {titles}).ask()',
            f'import questionary; answer = questionary.select("Which?", [{text}]).ask()',
            'import questionary; answer = questionary.password("Secret?").ask()',
        ),
        of_python(
            "prompt_toolkit", python, "prompt_toolkit",
            f'{toolkit}("Which?", options=[(title, title) for title in {titles}])',
            f'{toolkit}("Which?", options=[(1, {text})])',
            'from prompt_toolkit import prompt; answer = prompt("Secret?", is_password=True)',
        ),
        of_python(
            "textual", python, "textual", f"TITLES = {titles}{TEXTUAL}", f"TITLES = [{text}]{TEXTUAL}", ""
        ),
        Peer(
            "espeak-ng", starts=["espeak-ng", "--version"], version=["espeak-ng", "--version"],
            speaks='espeak-ng -w "$SOUND" "Which?"',
        ),
        of_python("dateparser", python, "dateparser", "", "", ""),
    ]
