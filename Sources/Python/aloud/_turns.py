"""Which event of Aloud a handler is working on.

Aloud takes no further line of a pipe until the app is done with an event. A handler that asks
something needs such a line, so it hands its event back while it waits, and goes on with the event
that brings the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


class Turn:
    """The event that a handler is working on, if it has not handed it back."""

    def __init__(self, number: int, done: Callable[[int], None]) -> None:
        self._number: int | None = number
        self._done = done
        self._questions = 0
        self._is_over = False

    def hand_back(self) -> None:
        """Let Aloud take the next line."""
        if self._number is not None:
            self._done(self._number)
        self._number = None

    def ask(self) -> None:
        """Note that a question waits from now on."""
        self._questions += 1

    def stop_asking(self) -> None:
        """Note that a question has been answered, or is waited for no longer."""
        self._questions -= 1

    def go_on(self, number: int) -> None:
        """Go on with the event that has brought an answer, unless another question waits."""
        self.hand_back()
        self._number = number
        if self._is_over or self._questions > 0:
            self.hand_back()

    def end(self) -> None:
        """Hand the event back for good."""
        self._is_over = True
        self.hand_back()


#: The turn of the handler that is running.
current_turn: ContextVar[Turn | None] = ContextVar("current_turn", default=None)
