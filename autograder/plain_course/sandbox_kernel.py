"""What nbclient takes for a kernel: one notebook's process in the sandbox.

nbclient itself keeps the time, interrupts, merges outputs and decides what becomes of an error, so
every option of a course means here what it means in nbgrader. Only the far end is ours.
"""

import asyncio
import contextlib
import itertools
import platform
import queue
import signal
import socket
import zoneinfo
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.errors import SandboxError
from autograder.plain_course.jupyter_messages import Contents, read_answer, shorten, size_of
from autograder.sandbox.channel import Channel, Clocks, Lost, socket_pair
from autograder.sandbox.zygote import Zygote
from autograder.submission_limits import Limits

FOREVER = Clocks(float("inf"), float("inf"))
START_SECONDS = 60.0
CHUNK_BYTES = 16 << 20
MAX_OUTPUT = 200_000_000
"""Characters that all cells of a notebook together may put out."""

TOGETHER_MB = 4096
"""Memory that is really used. Of addresses there may be more: some libraries just reserve them."""

LIMITS = Limits(
    memory_mb=16384, file_mb=256, notebook_cpu_seconds=24 * 60 * 60, output_kb=16 * 1024
)
"""Wide: nbgrader sets none but the time of a cell, which nbclient keeps here, too."""
TOO_LARGE = (
    f"sandbox: a file of the submission has more than {LIMITS.file_mb} MB, which is not taken. "
    "Make it smaller"
)
ENVIRONMENT = {
    "NBGRADER_EXECUTION": "autograde",
    "LOGNAME": "student",  # the user in the sandbox has no name in the machine's list
    "USER": "student",
    "JOBLIB_MULTIPROCESSING": "0",  # n_jobs=-1 gives the same numbers, one after another
}
LANGUAGE = {
    "name": "python",
    "mimetype": "text/x-python",
    "codemirror_mode": {"name": "ipython", "version": 3},
    "pygments_lexer": "ipython3",
    "nbconvert_exporter": "python",
    "file_extension": ".py",
    "version": platform.python_version(),
}


class KernelChannel(Channel):
    """A conversation with a process that can be interrupted."""

    def interrupt(self) -> None:
        """Send what Ctrl-C sends."""
        with contextlib.suppress(ProcessLookupError, OSError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGINT)

    def kill(self) -> None:
        """End the process; who waits for its answer learns that there is none."""
        with contextlib.suppress(ProcessLookupError, OSError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
        with contextlib.suppress(OSError):
            self._sock.shutdown(socket.SHUT_RDWR)


class Folder:
    """The sandbox of one submission: its files, and one process for each notebook in turn.

    They are in a folder of the same name as in nbgrader: notebooks look at where they are.
    """

    def __init__(self, zygote: Zygote, place: str, files: Mapping[str, bytes]) -> None:
        self._zygote = zygote
        self._place = place
        if max(map(len, files.values()), default=0) > LIMITS.file_mb << 20:
            raise SandboxError(TOO_LARGE)
        self._channel = zygote.spawn(LIMITS, together_mb=TOGETHER_MB)
        for name, data in files.items():
            self.put(name, data)

    def put(self, name: str, data: bytes) -> None:
        """Write a file, in the place of one of this name."""
        message = {"do": "files", "files": [f"{self._place}/{name}"], "is_first": True}
        try:
            for part in _parts(data):
                self._channel.send(message, [part])
                message = {**message, "is_first": False}
        except Lost as lost:
            raise SandboxError(f"sandbox: the files did not get in ({lost})") from lost

    def start(self, environment: Mapping[str, str]) -> "SandboxKernel":
        """Start the process of another notebook, with variables of the course's own."""
        ours, theirs = socket_pair()
        channel = KernelChannel(ours)
        variables = {**environment, **ENVIRONMENT}
        if "TZ" in environment:
            variables["TZ"] = _rule_of(environment["TZ"])
        try:
            with theirs:
                order = {"do": "notebook", "environment": variables, "folder": self._place}
                self._channel.send({**order, "is_changed": bool(environment)})
                self._channel.send_descriptor(theirs.fileno())
            channel.greet(START_SECONDS)
        except Lost as lost:
            channel.close()
            raise SandboxError(f"sandbox: a notebook did not start ({lost})") from lost
        return SandboxKernel(channel)

    def signal_of_last(self) -> int:
        """Report which signal ended the last notebook; 0 if none or unknown."""
        try:
            self._channel.send({"do": "reap"})
            number = self._channel.receive(Clocks(5.0, 5.0))[0].get("signal")
        except Lost:
            return 0
        return number if isinstance(number, int) else 0

    def close(self) -> bool:
        """End all processes; say whether they were ended before for the sum of their memory."""
        self._channel.close()
        return bool(self._zygote.end_submission().memory)


@dataclass
class CellAttempt:
    """A cell that was run, and what it tried that the sandbox refuses."""

    source: str
    wanted: tuple[str, ...] = ()


class SandboxKernel:
    """Kernel manager and client in one, as far as nbclient asks for them."""

    has_kernel = True
    ipykernel = True
    allow_stdin = False
    kernel_id = "sandbox"

    def __init__(self, channel: KernelChannel) -> None:
        self._channel = channel
        self._numbers = itertools.count(1)
        self._worker = ThreadPoolExecutor(1)
        self.loss: Lost | None = None
        self.runs: list[CellAttempt] = []
        self._room = MAX_OUTPUT
        self.shell_channel = Inbox()
        self.iopub_channel = Inbox()

    # --- the manager ---

    def client(self) -> "SandboxKernel":
        """Be the client, too."""
        return self

    def interrupt_kernel(self) -> None:
        """Interrupt the cell that is running."""
        self._channel.interrupt()

    def close(self) -> None:
        """End the process."""
        self._channel.kill()
        self._worker.shutdown(wait=True)
        self._channel.close()

    # --- the client ---

    def start_channels(self) -> None:
        """Do nothing: the process is there."""

    stop_channels = start_channels

    def wait_for_ready(self, timeout: float | None = None) -> None:
        """Do nothing: the process has greeted."""

    def is_alive(self) -> bool:
        """Return whether the process still answers."""
        return self.loss is None

    def kernel_info(self) -> str:
        """Ask for the language."""
        name = self._next()
        self.shell_channel.put(_message("kernel_info_reply", name, {"language_info": LANGUAGE}))
        return name

    def execute(self, source: str, **_: Any) -> str:
        """Have a cell run; its outputs and its end arrive in the two inboxes."""
        name = self._next()
        loop = asyncio.get_running_loop()
        self.runs.append(CellAttempt(source))
        self._worker.submit(self._run, loop, name, self.runs[-1])
        return name

    def _next(self) -> str:
        return str(next(self._numbers))

    def _run(self, loop: asyncio.AbstractEventLoop, name: str, run: CellAttempt) -> None:
        """Wait for the answer in a thread of its own, and pass it to nbclient's loop."""
        try:
            if self.loss is not None:
                return
            self._channel.send({"number": int(name), "source": run.source})
            frame, _ = self._channel.receive(FOREVER)
            reply, contents = read_answer(frame, int(name))
        except Lost as lost:
            self.loss = self.loss or lost
            return
        run.wanted = tuple(reply.wanted)
        contents = self._within_room(contents)
        reported: Contents = [
            ("status", {"execution_state": "busy"}),
            ("execute_input", {"code": run.source, "execution_count": reply.execution_count}),
            *contents,
            ("status", {"execution_state": "idle"}),
        ]
        messages = [_message(kind, name, content) for kind, content in reported]
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(self.iopub_channel.put_all, messages)
            answer = _message("execute_reply", name, reply.model_dump(exclude={"wanted"}))
            loop.call_soon_threadsafe(self.shell_channel.put, answer)

    def _within_room(self, contents: Contents) -> Contents:
        """Allow a notebook so much output in all; of the rest stays what scores hang on."""
        self._room -= size_of(contents)
        return contents if self._room >= 0 else shorten(contents)


class Inbox:
    """Messages that wait for nbclient."""

    def __init__(self) -> None:
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def put(self, message: dict[str, Any]) -> None:
        """Add a message."""
        self._messages.put_nowait(message)

    def put_all(self, messages: Iterable[dict[str, Any]]) -> None:
        """Add several messages."""
        for message in messages:
            self.put(message)

    async def get_msg(self, timeout: float | None = None) -> dict[str, Any]:
        """Wait for a message; queue.Empty when none has come in time."""
        try:
            return await asyncio.wait_for(self._messages.get(), timeout)
        except TimeoutError:
            raise queue.Empty from None


def _message(kind: str, parent: str, content: dict[str, Any]) -> dict[str, Any]:
    return {
        "msg_type": kind,
        "header": {"msg_type": kind},
        "parent_header": {"msg_id": parent},
        "metadata": {},
        "content": content,
        "buffers": [],
    }


def _rule_of(zone: str) -> str:
    """Return a time zone as a rule (``EST5EDT,...``): the sandbox has no files of zones."""
    for folder in zoneinfo.TZPATH:
        with contextlib.suppress(OSError, ValueError):
            *_, rule, _ = (Path(folder) / zone).read_bytes().split(b"\n")
            return rule.decode("ascii") or zone
    return zone


def _parts(data: bytes) -> Iterable[bytes]:
    """Cut a file into pieces that fit into frames; an empty file is one piece."""
    return (data[at : at + CHUNK_BYTES] for at in range(0, max(len(data), 1), CHUNK_BYTES))
