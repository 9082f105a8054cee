"""Frames on a stream socket: a fixed header, JSON for structure, then raw blobs.

The header is a magic word, a version, the length of the JSON and that of all blobs together. The
JSON is an object whose key ``blobs`` holds the length of each blob. Every promise is checked
before room is made for it.
"""

import json
import re
import selectors
import socket
import struct
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from .wire import DEFAULT_LIMITS, WIRE_VERSION, Blob, ProtocolError, WireLimits

__all__ = [
    "FrameReader",
    "FrameStream",
    "ProtocolError",
    "pack",
    "receive_frame",
    "send_frame",
    "send_parts",
]

Wait = Callable[[int], object]

MAGIC = b"AGWR"
HEADER = struct.Struct(">4sBIQ")
WAITING_FRAMES = 64  # read but not yet requested
PARTS_A_CALL = 512  # what the kernel takes in one go (IOV_MAX is 1024)
INT_DIGITS = 21  # 64 bits and a sign; larger ones cross as hex text, see the codec
STREAM_BYTES = 1 << 14

MANY_DIGITS = re.compile(rb"[0-9]{%d}" % INT_DIGITS)
STRINGS = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
NO_BRACKETS = bytes(code for code in range(256) if code not in b"[{]}")
ENCODER = json.JSONEncoder(allow_nan=False, check_circular=False, separators=(",", ":"))


def pack(message: Mapping[str, Any], blobs: Sequence[Blob] = ()) -> list[Blob]:
    """Make the parts of a frame, ready for ``sendmsg``; blobs are not copied.

    Parameters
    ----------
    message : mapping of str to JSON values
        Any key but ``blobs``, which is the frame's own.
    blobs : sequence of bytes or memoryview
        Contiguous memory of any shape.
    """
    if "blobs" in message:
        raise ValueError("a message has no key 'blobs' of its own: the frame adds it")
    parts = [blob if type(blob) is bytes else memoryview(blob).cast("B") for blob in blobs]
    lengths = [len(part) for part in parts]
    payload = ENCODER.encode({**message, "blobs": lengths}).encode("ascii")
    header = HEADER.pack(MAGIC, WIRE_VERSION, len(payload), sum(lengths))
    return [header + payload, *(part for part in parts if len(part))]


def send_frame(
    sock: socket.socket,
    message: Mapping[str, Any],
    blobs: Sequence[Blob] = (),
    wait: Wait | None = None,
) -> None:
    """Send a whole frame.

    Parameters
    ----------
    wait : callable, optional
        For a socket that does not block: called with ``selectors.EVENT_WRITE`` when the socket
        takes no more. It returns when there is room again, or raises what its own clock says.
    """
    send_parts(sock, pack(message, blobs), wait)


def send_parts(sock: socket.socket, packed: Sequence[Blob], wait: Wait | None = None) -> None:
    """Send the parts of one frame or of several; see ``send_frame``."""
    parts = deque(memoryview(part) for part in packed)
    while parts:
        batch = [parts[index] for index in range(min(len(parts), PARTS_A_CALL))]
        try:
            sent = sock.sendmsg(batch)
        except BlockingIOError:
            if wait is None:
                raise
            wait(selectors.EVENT_WRITE)
            continue
        while parts and sent >= len(parts[0]):
            sent -= len(parts.popleft())
        if sent:
            parts[0] = parts[0][sent:]


def receive_frame(
    sock: socket.socket, limits: WireLimits = DEFAULT_LIMITS, wait: Wait | None = None
) -> tuple[dict[str, Any], list[memoryview]]:
    """Read exactly one frame and not a byte more.

    Parameters
    ----------
    wait : callable, optional
        Like that of ``send_frame``, called with ``selectors.EVENT_READ``.

    Raises
    ------
    ProtocolError
        If the bytes are no proper frame.
    EOFError
        If the other side closed the connection.
    """
    reader = FrameReader(limits)
    while (frame := reader.next_frame()) is None:
        try:
            count = sock.recv_into(reader.free_space())
        except BlockingIOError:
            if wait is None:
                raise
            wait(selectors.EVENT_READ)
            continue
        if not count:
            raise EOFError("the other side closed the connection")
        reader.filled(count)
    return frame


class FrameStream:
    """Reads the frames of a socket that blocks and that nobody else reads: many bytes at a time."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock
        self._reader = FrameReader()
        self._space = memoryview(bytearray(STREAM_BYTES))
        self._unread = memoryview(b"")

    def receive(self) -> tuple[dict[str, Any], list[memoryview]]:
        """Wait for the next frame.

        Raises
        ------
        ProtocolError
            If the bytes are no proper frame.
        EOFError
            If the other side closed the connection.
        """
        while (frame := self._reader.next_frame()) is None:
            if self._unread:
                self._unread = self._unread[self._reader.take(self._unread) :]
                continue
            place = self._reader.free_space()
            is_large = len(place) > STREAM_BYTES
            count = self._sock.recv_into(place if is_large else self._space)
            if not count:
                raise EOFError("the other side closed the connection")
            if is_large:
                self._reader.filled(count)
            else:
                self._unread = self._space[:count]
        return frame


class FrameReader:
    """Puts frames together from bytes as they come, without ever blocking.

    Bytes enter by ``feed`` or ``take``, or without a copy by ``recv_into(reader.free_space())`` and
    ``reader.filled(count)``. All raise ProtocolError, and go on raising it once they have.
    """

    def __init__(self, limits: WireLimits = DEFAULT_LIMITS) -> None:
        self._limits = limits
        self._frames: deque[tuple[dict[str, Any], list[memoryview]]] = deque()
        self._waiting_bytes = 0
        self._fault: ProtocolError | None = None
        self._await_header()

    def limit(self, limits: WireLimits) -> None:
        """Let the frames that are still to come hold so much, no more."""
        self._limits = limits

    def next_frame(self) -> tuple[dict[str, Any], list[memoryview]] | None:
        """Hand over the oldest whole frame: the message, and each blob in memory of its own."""
        if not self._frames:
            return None
        message, blobs = self._frames.popleft()
        self._waiting_bytes -= sum(map(len, blobs))
        return message, blobs

    def free_space(self) -> memoryview:
        """Return where the next bytes belong; never empty, and never beyond the current frame."""
        return self._place[self._used :]

    def filled(self, count: int) -> None:
        """Report that so many bytes were written to the start of ``free_space()``."""
        if self._fault is not None:
            raise ProtocolError(str(self._fault))
        self._used += count
        try:
            while self._used == len(self._place):
                self._finish_part()
        except ProtocolError as fault:
            self._fault = fault
            raise

    def feed(self, data: bytes | bytearray | memoryview) -> None:
        """Take bytes in, any number of them."""
        rest = memoryview(data)
        while rest:
            rest = rest[self.take(rest) :]

    def take(self, data: memoryview) -> int:
        """Take bytes in from the start of ``data``, at most one frame; return how many."""
        if self._fault is not None:
            raise ProtocolError(str(self._fault))
        if count := self._take_whole(data):
            return count
        space = self.free_space()
        count = min(len(space), len(data))
        space[:count] = data[:count]
        self.filled(count)
        return count

    def _take_whole(self, data: memoryview) -> int:
        """Read a frame that is here as a whole, as most are; 0 if it is not, or is begun."""
        is_begun = self._used or self._finish is not FrameReader._read_header
        if is_begun or len(data) < HEADER.size:
            return 0
        try:
            json_length, blob_length = self._lengths_in(data[: HEADER.size])
            first = HEADER.size + json_length
            whole = first + blob_length
            if len(data) < whole:
                return 0
            message, lengths = self._message_in(bytes(data[HEADER.size : first]), blob_length)
        except ProtocolError as fault:
            self._fault = fault
            raise
        blobs = []
        for length in lengths:
            blobs.append(memoryview(bytearray(data[first : first + length])))
            first += length
        self._frames.append((message, blobs))
        self._waiting_bytes += blob_length
        return whole

    # --- the parts of a frame, in turn ---

    def _expect(self, length: int, finish: "Callable[[FrameReader, memoryview], None]") -> None:
        self._place = memoryview(bytearray(length))
        self._used = 0
        self._finish = finish

    def _finish_part(self) -> None:
        self._finish(self, self._place)

    def _await_header(self) -> None:
        self._message: dict[str, Any] = {}
        self._lengths: list[int] = []
        self._blobs: list[memoryview] = []
        self._expect(HEADER.size, FrameReader._read_header)

    def _read_header(self, part: memoryview) -> None:
        json_length, self._blob_length = self._lengths_in(part)
        self._expect(json_length, FrameReader._read_json)

    def _lengths_in(self, header: memoryview) -> tuple[int, int]:
        magic, version, json_length, blob_length = HEADER.unpack(header)
        if magic != MAGIC or version != WIRE_VERSION:
            raise ProtocolError("these bytes are no frame of this version")
        if not 0 < json_length <= self._limits.json_bytes:
            raise ProtocolError(f"a frame with {json_length} bytes of JSON")
        if self._waiting_bytes + blob_length > self._limits.blob_bytes:
            raise ProtocolError(f"a frame with {blob_length} bytes of blobs")
        if len(self._frames) >= WAITING_FRAMES:
            raise ProtocolError("more frames than were requested")
        return json_length, blob_length

    def _read_json(self, part: memoryview) -> None:
        self._message, lengths = self._message_in(bytes(part), self._blob_length)
        self._lengths = lengths[::-1]
        self._next_blob()

    def _message_in(self, payload: bytes, blob_length: int) -> tuple[dict[str, Any], list[int]]:
        message = _parse(payload, self._limits)
        lengths = message.pop("blobs", None)
        if type(lengths) is not list or len(lengths) > self._limits.blobs:
            raise ProtocolError("a frame without a proper list of its blobs")
        if not all(type(length) is int and length >= 0 for length in lengths):
            raise ProtocolError("a blob whose length is no integer")
        if sum(lengths) != blob_length:
            raise ProtocolError("blobs that do not add up to what the header promised")
        return message, lengths

    def _read_blob(self, part: memoryview) -> None:
        self._blobs.append(part)
        self._next_blob()

    def _next_blob(self) -> None:
        if self._lengths:
            self._expect(self._lengths.pop(), FrameReader._read_blob)
            return
        self._frames.append((self._message, self._blobs))
        self._waiting_bytes += self._blob_length
        self._await_header()


def _parse(payload: bytes, limits: WireLimits) -> dict[str, Any]:
    """Read the JSON of a frame after its size in memory has been bounded."""
    _check_structure(payload, limits)
    try:
        decoder = CAREFUL_DECODER if MANY_DIGITS.search(payload) else DECODER
        message = decoder.decode(str(payload, "ascii"))
    except ValueError as error:  # bad JSON and bytes that are not ASCII
        raise ProtocolError(f"a frame whose JSON cannot be read: {type(error).__name__}") from None
    if type(message) is not dict:
        raise ProtocolError("a frame whose JSON is no object")
    return message


def _check_structure(payload: bytes, limits: WireLimits) -> None:
    """Refuse nesting that would exhaust the stack, and more items than a frame may hold."""
    opened = payload.count(b"[") + payload.count(b"{")
    if opened <= limits.json_depth and opened + payload.count(b",") <= limits.json_items:
        return
    bare = STRINGS.sub(b"", payload)
    steps = np.frombuffer(bare.translate(STEPS, delete=NO_BRACKETS), np.int8)
    if steps.cumsum(dtype=np.int64).max(initial=0) > limits.json_depth:
        raise ProtocolError("a frame that is nested too deeply")
    if bare.count(b"[") + bare.count(b"{") + bare.count(b",") > limits.json_items:
        raise ProtocolError("a frame with too many values")


def _whole_number(digits: str) -> int:
    if len(digits) > INT_DIGITS:
        raise ProtocolError("an integer with too many digits")
    return int(digits)


def _no_constant(name: str) -> None:
    raise ProtocolError(f"{name} in a frame's JSON")


DECODER = json.JSONDecoder(parse_constant=_no_constant)
CAREFUL_DECODER = json.JSONDecoder(parse_int=_whole_number, parse_constant=_no_constant)
"""Where there may be an integer with too many digits; it calls Python for each integer."""
