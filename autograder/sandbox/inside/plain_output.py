"""What a cell of a plain notebook puts out, as messages of the Jupyter protocol."""

import base64
import contextlib
import math
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from json.encoder import encode_basestring_ascii
from typing import Any, Protocol

MAX_OUTPUT = 16 << 20
"""Characters that one cell may put out, on the wire; the rest is left out, and that is said."""

ESCAPE_CHARACTERS = 6
"""What one character may take on the wire."""

LEFT_OUT = "\n(output cut here: the cell put out too much)\n"
SPARE = 100
"""Messages that may decide on a score, and are kept, shortened, when there is no more room."""

SPARE_CHARACTERS = 2000
MAX_TRACE = 1 << 20
"""Characters of a traceback in the reply to a cell."""

MOST_JSON = 100_000
"""Characters of an output that is neither text nor a picture."""
MAX_DEPTH = 30
SURROGATES = re.compile("[\ud800-\udfff]")
NOT_SENT = re.compile("[\ud800-\udc7f\udd00-\udfff]")
NOT_SENT_ERROR = (
    "UnicodeEncodeError: 'utf-8' codec can't encode a character: surrogates not allowed\n"
)
"""What a kernel says on standard error, in place of text that it cannot send."""

Message = dict[str, Any]


@dataclass
class Outbox:
    """The messages of one cell, in order; neighbouring pieces of one stream are one message."""

    messages: list[Message] = field(default_factory=list)
    size: int = 0
    spare: int = SPARE
    pieces: dict[str, list[str]] = field(default_factory=dict)

    def write(self, stream: str, text: str) -> None:
        """Keep a piece of a stream until something else is put out."""
        if stream == "stderr" and text and self.size >= MAX_OUTPUT and self._take_spare():
            kept = text[:SPARE_CHARACTERS]
        else:
            kept = self._within_limit(text)
        if kept:
            self.pieces.setdefault(stream, []).append(kept)

    def flush(self) -> None:
        """Turn what was written so far into messages."""
        for name in list(self.pieces):
            stream, text = name, "".join(self.pieces.pop(name))
            if NOT_SENT.search(text):
                stream, text = "stderr", NOT_SENT_ERROR
            self.messages.append(_message("stream", {"name": stream, "text": text}))

    def add(self, kind: str, content: dict[str, Any]) -> None:
        """Put out anything but a stream."""
        self.flush()
        size = _size(content)
        if self.size + size > MAX_OUTPUT:
            self.size = MAX_OUTPUT
            if kind in SHORTEN and self._take_spare():
                self.messages.append(_message(kind, SHORTEN[kind](content)))
            return
        self.size += size
        self.messages.append(_message(kind, content))

    def _take_spare(self) -> bool:
        self.spare -= 1
        return self.spare >= 0

    def _within_limit(self, text: str) -> str:
        room, size = MAX_OUTPUT - self.size, _size(text)
        self.size += size
        if size <= room:
            return text
        if room <= 0:
            return ""
        kept = text[:room]
        return (kept if _size(kept) <= room else text[: room // ESCAPE_CHARACTERS]) + LEFT_OUT


def _short_result(content: Any) -> Any:
    """Keep the text by which a value is scored, if it can be a number."""
    text = content["data"].get("text/plain")
    if text is None:
        return {**content, "data": {"text/html": LEFT_OUT}, "metadata": {}}
    short = text if len(text) < SPARE_CHARACTERS else LEFT_OUT
    return {**content, "data": {"text/plain": short}, "metadata": {}}


def _short_error(content: Any) -> Any:
    names = {name: content[name][:SPARE_CHARACTERS] for name in ("ename", "evalue")}
    return {**names, "traceback": [LEFT_OUT.strip()]}


def error_reply(name: object, value: str, trace: list[str] | None) -> dict[str, Any]:
    """Return how a cell failed, as the reply says it: short, since an output says it in full."""
    texts = {"ename": str(name), "evalue": value}
    shown = list(map(str, trace or []))
    is_long = sum(map(len, shown)) > MAX_TRACE
    return {
        **{key: clean(text[:SPARE_CHARACTERS]) for key, text in texts.items()},
        "traceback": [LEFT_OUT.strip()] if is_long else clean(shown),
    }


SHORTEN: dict[str, Callable[[Any], Any]] = {
    "execute_result": _short_result,
    "error": _short_error,
    "clear_output": dict,
}
"""What a score can depend on, besides text on standard error: it is never left out as a whole."""


class OutputOwner(Protocol):
    """Who knows where outputs go."""

    outbox: Any

    def is_of_this_cell(self) -> bool:
        """Return whether the cell that is running now is to show what is put out."""


class Stream:
    """Stands in for sys.stdout or sys.stderr: text of a task belongs to the cell that began it.

    Text that a process writes past Python, straight to the descriptor, is caught in a file.
    """

    encoding = "UTF-8"
    errors = None
    newlines = None
    closed = False
    mode = "w"

    def __init__(self, name: str, shell: OutputOwner, number: int) -> None:
        self._stream = name
        self.name = f"<{name}>"
        self._shell = shell
        self._number = number
        self._catch: Any = None
        self._owner = os.getpid()

    def catch_descriptor(self) -> None:
        """Send what is written to the descriptor to a file that we can read."""
        self._catch = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process lives
        os.dup2(self._catch.fileno(), self._number)

    def write(self, text: str) -> int:
        """Put text out."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text)}")
        if os.getpid() != self._owner:  # a process that the notebook forked
            os.write(self._number, text.encode("utf-8", "replace"))
        elif self._shell.is_of_this_cell():
            self._shell.outbox.write(self._stream, text)
        return len(text)

    def writelines(self, lines: Iterator[str]) -> None:
        """Put several texts out."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Take in what went straight to the descriptor."""
        if self._catch is None or os.getpid() != self._owner:
            return
        with contextlib.suppress(OSError):
            written = os.lseek(self._number, 0, os.SEEK_CUR)
            if written:
                data = os.pread(self._catch.fileno(), min(written, MAX_OUTPUT), 0)
                os.ftruncate(self._catch.fileno(), 0)
                os.lseek(self._number, 0, os.SEEK_SET)
                self._shell.outbox.write(self._stream, data.decode("utf-8", "replace"))

    def fileno(self) -> int:
        """Return the descriptor of the stream."""
        return self._number

    def isatty(self) -> bool:
        """Report no."""
        return False

    def readable(self) -> bool:
        """Report no."""
        return False

    def writable(self) -> bool:
        """Report yes."""
        return True

    def seekable(self) -> bool:
        """Report no."""
        return False

    def close(self) -> None:
        """Stay open, as a kernel's streams do."""


def clean(value: Any, depth: int = MAX_DEPTH) -> Any:
    """Make JSON of what a message holds, as a kernel does."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return SURROGATES.sub("\ufffd", str(value))
    if isinstance(value, int):
        return int(value) if -(2**63) <= value < 2**63 else str(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else repr(value)
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    if depth == 0:
        raise ValueError("nested too deeply for a message")
    if isinstance(value, dict):
        return {clean(str(key)): clean(item, depth - 1) for key, item in value.items()}
    if isinstance(value, list | tuple | set):
        return [clean(item, depth - 1) for item in value]
    raise ValueError(f"Can't clean for JSON: {value!r}")


def require_sendable(value: Any) -> None:
    """Raise UnicodeEncodeError if there is text in a message that a kernel cannot send."""
    if isinstance(value, str):
        if not value.isascii() and NOT_SENT.search(value):
            raise UnicodeEncodeError("utf-8", value, 0, 1, "surrogates not allowed")
    elif isinstance(value, dict):
        for key, item in value.items():
            require_sendable(key)
            require_sendable(item)
    elif isinstance(value, list | tuple):
        for item in value:
            require_sendable(item)


def as_json(bundle: Any) -> dict[str, Any]:
    """Keep what a page can show: bytes of pictures as base64, as a kernel does; no odd objects.

    What is left out is one way to show a value. What a cell computed is not touched by it.
    """
    kept: dict[str, Any] = {}
    for kind, value in dict(bundle).items():
        with contextlib.suppress(Exception):
            cleaned = clean(value)
            if isinstance(cleaned, str) or len(str(cleaned)) <= MOST_JSON:
                kept[str(kind)] = cleaned
    return kept


def _message(kind: str, content: dict[str, Any]) -> Message:
    return {"kind": kind, "content": clean(content)}


def _size(value: Any) -> int:
    """Count characters as they cross the wire, where many take six."""
    if isinstance(value, str):
        return len(encode_basestring_ascii(value))
    if isinstance(value, bytes):
        return 2 * len(value)
    if isinstance(value, dict):
        return sum(_size(item) for item in value.values()) + 50
    if isinstance(value, list):
        return sum(map(_size, value)) + 50
    return 20
