"""The grader's end of a socket to untrusted code: frames in and out, under clocks of our own."""

import contextlib
import os
import select
import signal
import socket
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from autograder.errors import SandboxError
from autograder.sandbox.inside.frames import FrameReader, pack
from autograder.sandbox.inside.wire import Blob, ProtocolError, WireLimits

CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
STAT_BYTES = 4096
RECEIVE_BYTES = 1 << 16
BUFFER_BYTES = 4 << 20
JOINED_BYTES = 1 << 18
LOOK_SECONDS = 0.25
STARVED_SHARE = 0.5
"""Who spent more than this share of the time ready to run, but without a processor, was starved:
unless it was its own other processes that had one meanwhile."""
END_SECONDS = 1.0
CREDENTIALS = struct.Struct("3i")
TIME = struct.Struct("@ll")

Message = dict[str, Any]
Blobs = list[memoryview]


class Loss(StrEnum):
    """Why no answer came."""

    CPU_TIME = "processor time"
    WALL_TIME = "wall-clock time"
    CALLBACKS = "calls of a function that was passed in"
    BUSY = "the machine was too busy"
    DIED = "died"
    PROTOCOL = "protocol"


class Lost(Exception):  # noqa: N818 - a fact about the other side, not an error of ours
    """The process on the other side gave no proper answer and is to be given up."""

    def __init__(self, loss: Loss, detail: str = "") -> None:
        super().__init__(f"{loss}: {detail}" if detail else str(loss))
        self.loss = loss
        self.detail = detail


@dataclass
class Watch:
    """When one answer was requested, by the wall and by the process's own clock.

    ``looked`` is when its clocks were last read, ``waited`` how long the process had waited for a
    processor in all its life when they were read first. ``used`` is the processor time of all its
    submission's processes since, as far as was seen, and ``total_before`` what all of them had used
    before. ``idle`` is how long it did neither: it slept, or waited for something.
    """

    wall: float
    cpu: float
    looked: float
    waited: float | None = None
    total_before: float | None = None
    used: float = 0.0
    idle: float = 0.0


@dataclass(frozen=True)
class Clocks:
    """How long one answer may take."""

    cpu_seconds: float
    wall_seconds: float


def socket_pair() -> tuple[socket.socket, socket.socket]:
    """Make a pair whose first end learns from the kernel who writes to it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
    for end in (ours, theirs):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER_BYTES)
    return ours, theirs


class Channel:
    """One conversation with one process, known by what the kernel says of its first message."""

    def __init__(self, sock: socket.socket) -> None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _kernel_time(LOOK_SECONDS))
        self._sock = sock
        self._reader = FrameReader()
        self._space = memoryview(bytearray(RECEIVE_BYTES))
        self._unread = memoryview(b"")
        self.pid = self.received_bytes = 0
        self._pidfd = -1
        self._statfd = -1
        self._total_seconds: Callable[[], float] | None = None
        self._send_seconds = 0.0

    def count_all(self, total_seconds: Callable[[], float] | None) -> None:
        """Make the clocks count all processes of a submission, whose total a function tells.

        Who greets and who works may be two: a process can start others, which may have ended.
        """
        self._total_seconds = total_seconds

    def limit_frames(self, limits: WireLimits) -> None:
        """Allow the frames that are still to come so many bytes, no more."""
        self._reader.limit(limits)

    def greet(self, wall_seconds: float) -> None:
        """Wait for the first message and learn from the kernel which process sent it."""
        message, _ = self.receive(Clocks(wall_seconds, wall_seconds))
        if "refused" in message:
            raise Lost(Loss.DIED, str(message["refused"])[:500])
        if "hello" not in message or not self.pid:
            raise Lost(Loss.PROTOCOL, "no greeting")

    def send(
        self, message: Message, blobs: Sequence[Blob] = (), *, wall_seconds: float = 30.0
    ) -> None:
        """Send a frame; a side that does not read for too long is lost."""
        try:
            if wall_seconds != self._send_seconds:
                limit = _kernel_time(wall_seconds)
                self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, limit)
                self._send_seconds = wall_seconds
            for part in _in_few_pieces(pack(message, blobs)):
                self._sock.sendall(part)
        except BlockingIOError:
            raise Lost(Loss.WALL_TIME, "did not read") from None
        except OSError as error:
            raise Lost(Loss.DIED, str(error)) from None

    def send_descriptor(self, descriptor: int) -> None:
        """Pass a descriptor along, right after the frame that announces it."""
        try:
            socket.send_fds(self._sock, [b"."], [descriptor])
        except OSError as error:
            raise Lost(Loss.DIED, str(error)) from None

    def start(self) -> Watch:
        """Read both clocks: what several ``receive`` together may take is counted from here."""
        now = time.monotonic()
        return Watch(now, self.cpu_seconds(), now)

    def receive(self, clocks: Clocks, watch: Watch | None = None) -> tuple[Message, Blobs]:
        """Wait for the next frame, counting the other side's processor time, not ours.

        Of other processes than the one that greeted, what they use counts from the first look on,
        a moment after the start: a total for every call would cost more than most calls.

        Raises
        ------
        Lost
            If a clock ran out, the process ended, or its bytes are no proper frame.
        """
        watch = watch or self.start()
        while True:
            if (frame := self.waiting()) is not None:
                return frame
            self._read()
            self._look(clocks, watch)

    def _look(self, clocks: Clocks, watch: Watch) -> None:
        """Read the clocks a few times a second, however busily the other side talks."""
        now = time.monotonic()
        if now - watch.looked < LOOK_SECONDS:
            return
        watch.looked = now
        waited = self._waited_seconds()
        if watch.waited is None:
            watch.waited = waited
        elapsed = now - watch.wall
        watch.used = max(watch.used, self._used_seconds(watch))
        watch.idle = max(watch.idle, elapsed - watch.used - (waited - watch.waited))
        if watch.used > clocks.cpu_seconds:
            raise Lost(Loss.CPU_TIME)
        if elapsed > clocks.wall_seconds:
            has_waited = waited - watch.waited > STARVED_SHARE * elapsed
            is_starved = has_waited and watch.used < (1 - STARVED_SHARE) * elapsed
            raise Lost(Loss.BUSY if is_starved else Loss.WALL_TIME)

    def _used_seconds(self, watch: Watch) -> float:
        """Return the processor time since the start, of all processes where these are counted."""
        if self._total_seconds is None:
            return self.cpu_seconds() - watch.cpu
        if watch.total_before is None:
            own = self.cpu_seconds() - watch.cpu
            watch.total_before = max(self._total_seconds(), self._total_seconds()) - own
        return self._total_seconds() - watch.total_before

    def _read(self) -> None:
        """Read what is there into room that is used again; all that was read before is taken."""
        try:
            if self.pid:
                count = self._sock.recv_into(self._space)
            else:
                room = socket.CMSG_SPACE(CREDENTIALS.size)
                count, extras, _, _ = self._sock.recvmsg_into([self._space], room)
        except BlockingIOError:  # for as long as the kernel was to wait
            return
        except OSError as error:
            raise Lost(Loss.DIED, str(error)) from None
        if not count:
            raise Lost(Loss.DIED)
        if not self.pid:
            self._learn_sender(extras)
        self._unread = self._space[:count]
        self.received_bytes += count

    def waiting(self) -> tuple[Message, Blobs] | None:
        """Return the next frame if all of it was read already, for which no clock is needed.

        What follows it waits as bytes: a notebook of many small cells sends many frames while this
        side has no processor, which is no fault of the notebook.

        Raises
        ------
        Lost
            If its bytes are no proper frame.
        """
        try:
            while (frame := self._reader.next_frame()) is None and self._unread:
                self._unread = self._unread[self._reader.take(self._unread) :]
        except ProtocolError as error:
            raise Lost(Loss.PROTOCOL, str(error)) from None
        return frame

    def _learn_sender(self, extras: list[tuple[int, int, bytes]]) -> None:
        for level, kind, data in extras:
            if level == socket.SOL_SOCKET and kind == socket.SCM_CREDENTIALS:
                self.pid = CREDENTIALS.unpack(data[: CREDENTIALS.size])[0]
        try:
            self._pidfd = os.pidfd_open(self.pid)
            self._statfd = os.open(f"/proc/{self.pid}/stat", os.O_RDONLY | os.O_CLOEXEC)
        except OSError as error:
            raise Lost(Loss.DIED, str(error)) from None

    def cpu_seconds(self) -> float:
        """Processor time of the process so far; 0.0 before it has spoken or after it has ended."""
        fields = self._stat()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS if fields else 0.0

    def _waited_seconds(self) -> float:
        """Time in which the process was ready to run and others had the processors."""
        try:
            return int(Path(f"/proc/{self.pid}/schedstat").read_text().split()[1]) / 1e9
        except (OSError, IndexError, ValueError):
            return 0.0

    def is_alive(self) -> bool:
        """Return whether the process has not ended."""
        return self._stat()[:1] not in ([], ["Z"], ["X"])

    def thread_count(self) -> int:
        """Threads of the process; 0 before it has spoken or after it has ended."""
        fields = self._stat()
        return int(fields[17]) if fields else 0

    def _stat(self) -> list[str]:
        """Read the kernel's fields about the process from its state on; none after it has ended.

        The file is opened once: it is read before every call of a student's function.
        """
        try:
            text = os.pread(self._statfd, STAT_BYTES, 0)
        except OSError:
            return []
        return text.rpartition(b")")[2].decode().split()

    def close(self) -> None:
        """End the process and the conversation."""
        if self._pidfd >= 0:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
                select.select([self._pidfd], [], [], END_SECONDS)
        self.close_socket()

    def close_socket(self) -> None:
        """End the conversation and let the process leave by itself."""
        for descriptor in (self._pidfd, self._statfd):
            if descriptor >= 0:
                os.close(descriptor)
        self._pidfd = self._statfd = -1
        self._sock.close()


def _kernel_time(seconds: float) -> bytes:
    """Write a time as the kernel's ``struct timeval``, after which a call ends in EAGAIN."""
    return TIME.pack(int(seconds), int(seconds % 1 * 1e6))


def _in_few_pieces(parts: Sequence[Blob]) -> Sequence[Blob]:
    """Join what is small: each piece wakes the other side up."""
    is_small = sum(map(len, parts)) <= JOINED_BYTES
    return [b"".join(parts)] if is_small and len(parts) > 1 else parts


def expect(message: Message, key: str) -> Any:
    """Read a field of a message from our own zygote; its absence is our fault."""
    if key not in message:
        raise SandboxError(f"sandbox: the zygote's answer has no {key!r}. Got {sorted(message)}.")
    return message[key]
