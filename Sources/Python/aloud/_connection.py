"""The exchange of JSON lines with Aloud."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import IO, TYPE_CHECKING, Any

from aloud._errors import AloudError
from aloud._program import find_aloud

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

#: The version of the protocol that this package speaks.
PROTOCOL = 1
#: Set by Aloud for the program that it starts as a host.
HOST_VARIABLE = "ALOUD_HOST"
#: The greatest length of a line from Aloud in bytes. An answer may be as long as a text can be.
LINE_LIMIT = 1 << 26


class Connection:
    """Both directions of the exchange, and the process of Aloud if this program has started it."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        process: asyncio.subprocess.Process | None = None,
    ) -> None:
        self.process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def from_descriptors(
        cls, reading: int, writing: int, process: asyncio.subprocess.Process | None = None
    ) -> Connection:
        """Use two open file descriptors, which then belong to the connection."""
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(limit=LINE_LIMIT)
        await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(reading, "rb", buffering=0)
        )
        transport, protocol = await loop.connect_write_pipe(
            lambda: asyncio.StreamReaderProtocol(asyncio.StreamReader()),
            os.fdopen(writing, "wb", buffering=0),
        )
        writer = asyncio.StreamWriter(transport, protocol, None, loop)
        return cls(reader, writer, process)

    @classmethod
    async def from_standard_streams(cls) -> Connection:
        """Use standard input and output of a program that Aloud has started.

        What the program prints from now on goes to standard error, since standard output is for
        messages.
        """
        os.environ.pop(HOST_VARIABLE, None)
        sys.stdout.flush()
        reading, writing = os.dup(0), os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        return await cls.from_descriptors(reading, writing)

    @classmethod
    async def starting(
        cls,
        options: Sequence[str] = (),
        *,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | IO[bytes] | None = None,
    ) -> Connection:
        """Start Aloud, which by default has the streams of this program."""
        told, tell = os.pipe(), os.pipe()
        try:
            process = await asyncio.create_subprocess_exec(
                find_aloud(),
                "host",
                *options,
                f"fd:{tell[0]},{told[1]}",
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
                pass_fds=(tell[0], told[1]),
            )
        except BaseException:
            os.close(told[0])
            os.close(tell[1])
            raise
        finally:
            os.close(tell[0])
            os.close(told[1])
        return await cls.from_descriptors(told[0], tell[1], process)

    async def greet(self, interface: Mapping[str, Any], events: Sequence[str]) -> str:
        """Exchange the first lines, and return the user's locale."""
        line = await self._reader.readline()
        if not line:
            raise AloudError(f"Aloud has ended with exit code {await self.close()}.")
        greeting = json.loads(line)
        if greeting.get("aloud") != PROTOCOL:
            await self.close()
            raise AloudError(f"Aloud has not begun with version {PROTOCOL} of the protocol.")
        self.send({"aloud": PROTOCOL, "events": list(events), "interface": interface})
        return str(greeting["locale"])

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Yield what Aloud sends, until it says goodbye or has ended."""
        async for line in self._reader:
            message = json.loads(line)
            if message.get("event") == "ended":
                return
            yield message

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message. Once Aloud has ended, messages go nowhere."""
        if not self._writer.is_closing():
            line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
            # A lone surrogate, as in the name of a file, is not UTF-8.
            self._writer.write(line.encode("utf-8", "replace") + b"\n")

    async def drain(self) -> None:
        """Wait until Aloud has taken what was sent, so that a flood does not fill the memory."""
        try:
            await self._writer.drain()
        except ConnectionError:
            return

    async def close(self) -> int:
        """Close the exchange, and return the exit code of Aloud, or 0 if it was not started."""
        self._writer.close()
        code = await self.process.wait() if self.process else 0
        # A signal ends with 128 plus its number, as in shells.
        return code if code >= 0 else 128 - code
