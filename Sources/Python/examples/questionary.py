"""The usual calls of questionary, answered through Aloud: a script only changes its import."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import aloud


class Question:
    """A question that is asked later."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        self.unsafe_ask = ask

    def ask(self) -> Any:
        """Ask, and return the answer, or None if the question was left."""
        try:
            return self.unsafe_ask()
        except (aloud.Cancelled, KeyboardInterrupt):
            return None

    def skip_if(self, condition: bool, default: Any = None) -> Question:
        """Take the default, and do not ask, under a condition."""
        return Question(lambda: default) if condition else self


class Choice:
    """An option with the value that it stands for."""

    def __init__(self, title: str, value: Any = None, *, checked: bool = False) -> None:
        self.title, self.value, self.checked = title, title if value is None else value, checked


def _question(ask: Callable[..., Any]) -> Callable[..., Question]:
    @functools.wraps(ask)
    def make(*arguments: Any, **options: Any) -> Question:
        return Question(lambda: ask(*arguments, **options))

    return make


def _choices(choices: Iterable[str | Choice]) -> list[Choice]:
    return [one if isinstance(one, Choice) else Choice(one) for one in choices]


@_question
def text(message: str, default: str = "", **_: Any) -> str:
    """Ask for a text."""
    return aloud.text(message, default=default or None)


@_question
def password(message: str, **_: Any) -> str:
    """Ask for a secret."""
    return aloud.password(message)


@_question
def confirm(message: str, default: bool = True, **_: Any) -> bool:
    """Ask for yes or no."""
    return aloud.confirm(message, default=default)


@_question
def select(message: str, choices: Sequence[str | Choice], **_: Any) -> Any:
    """Ask for one of several."""
    return aloud.choose(message, {one.title: one.value for one in _choices(choices)})


@_question
def checkbox(message: str, choices: Sequence[str | Choice], **_: Any) -> Any:
    """Ask for any number of several."""
    offered = _choices(choices)
    chosen = [one.title for one in offered if one.checked]
    return aloud.choose_several(message, {one.title: one.value for one in offered}, chosen=chosen)


def form(**questions: Question) -> Question:
    """Ask several questions, and return the answers by name."""
    return Question(lambda: {name: one.unsafe_ask() for name, one in questions.items()})
