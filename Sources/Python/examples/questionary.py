"""The usual calls of questionary through Aloud: a script only changes where it imports from."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import aloud


class Question(NamedTuple):
    """A question that is asked later."""

    unsafe_ask: Callable[[], Any]

    def ask(self) -> Any:
        """Ask, and return the answer, or None if the question was left."""
        try:
            return self.unsafe_ask()
        except (aloud.Cancelled, KeyboardInterrupt):
            return None


class Choice(NamedTuple):
    """An option with the value that it stands for."""

    title: str
    value: Any = None
    checked: bool = False


def _offered(choices: Sequence[str | Choice]) -> dict[str, Any]:
    named = [one if isinstance(one, Choice) else Choice(one) for one in choices]
    return {one.title: one.title if one.value is None else one.value for one in named}


def text(message: str, default: str = "", **_: Any) -> Question:
    """Ask for a text."""
    return Question(lambda: aloud.text(message, default=default or None))


def password(message: str, **_: Any) -> Question:
    """Ask for a secret."""
    return Question(lambda: aloud.password(message))


def confirm(message: str, default: bool = True, **_: Any) -> Question:
    """Ask for yes or no."""
    return Question(lambda: aloud.confirm(message, default=default))


def select(message: str, choices: Sequence[str | Choice], **_: Any) -> Question:
    """Ask for one of several."""
    return Question(lambda: aloud.choose(message, _offered(choices)))


def checkbox(message: str, choices: Sequence[str | Choice], **_: Any) -> Question:
    """Ask for any number of several."""
    chosen = [one.title for one in choices if isinstance(one, Choice) and one.checked]
    return Question(lambda: aloud.choose_several(message, _offered(choices), chosen=chosen))


def form(**questions: Question) -> Question:
    """Ask several questions, and return the answers by name."""
    return Question(lambda: {name: one.unsafe_ask() for name, one in questions.items()})
