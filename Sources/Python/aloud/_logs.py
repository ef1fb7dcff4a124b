"""Logs, into which an app writes messages whole or piece by piece."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from types import TracebackType

#: What sends a message to Aloud.
Send: TypeAlias = Callable[[Mapping[str, Any]], Awaitable[None]]


class LogWriter:
    """A log of an app.

    A speaker is ``you``, ``assistant``, ``tool``, ``error``, ``noise``, or any name.
    """

    def __init__(self, log: str, send: Send, names: itertools.count[int]) -> None:
        self._log = log
        self._send = send
        self._names = names

    async def write(self, text: str, *, speaker: str = "assistant") -> None:
        """Write a whole message, in light Markdown."""
        await self._send({"log": {"id": self._log, "speaker": speaker, "text": text}})

    def message(self, *, speaker: str = "assistant") -> MessageWriter:
        """Return a message to write by pieces: ``async with log.message() as message``."""
        return MessageWriter(self._log, str(next(self._names)), speaker, self._send)

    async def stream(self, pieces: AsyncIterable[str], *, speaker: str = "assistant") -> str:
        """Write the pieces of a message as they come, and return the whole."""
        async with self.message(speaker=speaker) as message:
            async for piece in pieces:
                await message.write(piece)
        return message.text


class MessageWriter:
    """A message that is announced sentence by sentence while it is written."""

    def __init__(self, log: str, name: str, speaker: str, send: Send) -> None:
        #: What has been written.
        self.text = ""
        self._piece = {"id": log, "message": name, "speaker": speaker}
        self._send = send

    async def write(self, text: str) -> None:
        """Write a piece of the message."""
        self.text += text
        await self._send({"log": {**self._piece, "text": text}})

    async def __aenter__(self) -> MessageWriter:
        """Begin the message."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the message, so that its last words are announced too."""
        if self.text:
            await self._send({"log": {**self._piece, "text": "", "end": True}})
