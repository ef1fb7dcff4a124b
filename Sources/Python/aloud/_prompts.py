"""Questions outside an app: each starts ``aloud``, which asks, and waits for the answer."""

from __future__ import annotations

import datetime
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar, overload

from aloud._errors import AloudError, Cancelled
from aloud._program import find_aloud

T = TypeVar("T")

_YES, _NO, _WRONG, _NO_INPUT, _TIMED_OUT, _INTERRUPTED = 0, 1, 2, 3, 124, 130


def confirm(question: str, *, default: bool | None = None, phrase: str | None = None) -> bool:
    """Ask for yes or no; leaving the question is no.

    For what destroys something, only a whole phrase may count as yes.
    """
    chosen = None if default is None else "yes" if default else "no"
    try:
        _ask("confirm", question, {"default": chosen, "phrase": phrase})
    except Cancelled:
        return False
    return True


def text(
    question: str,
    *,
    default: str | None = None,
    placeholder: str | None = None,
    pattern: str | None = None,
) -> str:
    """Ask for a line of text. A pattern is a regular expression that the whole line must match."""
    options = {"default": default, "placeholder": placeholder, "pattern": pattern}
    return _ask("input", question, options)


def lines(question: str, *, default: str | None = None) -> str:
    """Ask for several lines, until a full stop stands alone on one."""
    return _ask("lines", question, {"default": default})


def password(question: str) -> str:
    """Ask for a line that is neither shown nor said."""
    return _ask("password", question, {})


@overload
def choose(question: str, options: Mapping[str, T], *, default: str | None = None) -> T: ...
@overload
def choose(question: str, options: Sequence[str], *, default: str | None = None) -> str: ...
def choose(
    question: str, options: Mapping[str, Any] | Sequence[str], *, default: str | None = None
) -> Any:
    """Ask for one of several: titles, or titles with what is returned for each."""
    items = _titles(question, options)
    answer = _ask("choose", question, {"default": default, "answer": "index"}, items)
    return _values(options)[int(answer) - 1]


@overload
def choose_several(
    question: str, options: Mapping[str, T], *, chosen: Iterable[str] = ()
) -> list[T]: ...
@overload
def choose_several(
    question: str, options: Sequence[str], *, chosen: Iterable[str] = ()
) -> list[str]: ...
def choose_several(
    question: str, options: Mapping[str, Any] | Sequence[str], *, chosen: Iterable[str] = ()
) -> Any:
    """Ask for any number of several, of which some may be chosen at first."""
    items = _titles(question, options)
    answer = _ask("multi", question, {"chosen": [*chosen], "answer": "index"}, items)
    return [_values(options)[int(line) - 1] for line in answer.splitlines()]


def date(
    question: str,
    *,
    default: datetime.date | None = None,
    min: datetime.date | None = None,
) -> datetime.date:
    """Ask for a date, which may be answered in words: "next Friday"."""
    options = {"default": default, "min": min}
    return datetime.date.fromisoformat(_ask("date", question, options))


def number(
    question: str,
    *,
    default: float | None = None,
    min: float | None = None,
    max: float | None = None,
) -> float:
    """Ask for a number, which may be answered in words."""
    return float(_ask("number", question, {"default": default, "min": min, "max": max}))


def say(message: str) -> None:
    """Say a text."""
    _ask("say", message, {})


def _titles(question: str, options: Mapping[str, Any] | Sequence[str]) -> list[str]:
    """Return the titles of options. Without any, ``aloud`` would read them from standard input."""
    if not options:
        raise ValueError(f"There is nothing to choose from for “{question}”.")
    return list(options)


def _values(options: Mapping[str, Any] | Sequence[str]) -> list[Any]:
    return list(options.values() if isinstance(options, Mapping) else options)


def _ask(command: str, question: str, options: Mapping[str, Any], items: Sequence[str] = ()) -> str:
    """Run a prompt, and return what it prints."""
    arguments = [f"--{name}={one}" for name, held in options.items() for one in _each(held)]
    asked = subprocess.run(
        [find_aloud(), command, *arguments, "--", question, *items],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    if asked.returncode == 0:
        return asked.stdout.removesuffix("\n")
    raise _failure(asked.returncode)(f"“{question}” was not answered.")


def _each(held: Any) -> list[Any]:
    return held if isinstance(held, list) else [] if held is None else [held]


def _failure(code: int) -> Callable[[str], BaseException]:
    """Return the exception that tells of an exit code of a prompt."""
    failures: dict[int, Callable[[str], BaseException]] = {
        _NO: Cancelled,
        _WRONG: ValueError,
        _NO_INPUT: EOFError,
        _TIMED_OUT: TimeoutError,
        _INTERRUPTED: KeyboardInterrupt,
    }
    return failures.get(code, AloudError)
