"""The warm process: everything imported once, then one fork for every notebook.

The grader executes it with a clean environment and one socket. It never holds a secret. A request
comes with a fresh socket for the notebook that is to be started; the child keeps that one only.
"""

import contextlib
import functools
import gc
import os
import select
import signal
import socket
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from .confinement.kernel import LIBC
from .confinement.probe import attempt_everything
from .confinement.process_tree import EndedProcesses
from .confinement.sandbox_levels import SandboxLevel, SubmissionSandbox
from .frames import FrameReader, ProtocolError, receive_frame, send_frame

if TYPE_CHECKING:
    from .shell import GradedShell

WATCH_SECONDS = 0.1
Serve = Callable[[socket.socket], NoReturn]
GRADED, PLAIN, BARE = "graded", "plain", "bare"
"""What runs in the forks: our courses' notebooks, other people's, or nothing but probes."""

FORK, WARM_UP, AHEAD = b".", b"r", b"a"
"""What the zygote of a run is ordered to do, each with a descriptor; warm-up renders with more."""

WARM_UP_SECONDS = 30.0
"""All warm-up renders of a run may take so long together: workers wait meanwhile."""
MOST_SCRIPTS = 2
"""A notebook with answers and, if that fails, as it was released."""
WORTH_WARMING_UP = 2
"""After so many submissions a zygote warms up, if it was not ordered to: the next may come."""
GARBAGE_AFTER = 20_000
"""So many new objects between two searches for garbage; Python's 700 cost a figure a tenth more."""


@dataclass
class WarmUp:
    """Draws what most figures and tables need, once, where more than a few submissions want it."""

    is_due: bool = True

    def now(self) -> None:
        """Draw it, unless this process or the one that it was forked from has."""
        if not self.is_due:
            return
        from .figures import warm_up

        self.is_due = False
        warm_up()
        _settle_memory()


@dataclass
class Watched:
    """A place, and whether its processes were ended because they had too much memory together."""

    place: SubmissionSandbox
    is_over: bool = False

    def look(self) -> None:
        """End the processes if together they have more memory than they may."""
        if self.place.uses_too_much():
            self.is_over = True
            self.place.kill()

    def sweep(self) -> EndedProcesses:
        """End all processes but the notebook's own; all of them where it cannot be helped."""
        try:
            ended = self.place.sweep()
        except TimeoutError:
            self.place.kill()
            ended = EndedProcesses(processes=True, is_running=True)
        ended.memory = self.is_over
        return ended

    def end(self) -> EndedProcesses:
        """End all processes and leave nothing of them."""
        ended = self.place.end()
        ended.memory = self.is_over
        return ended


def serve(control_fd: int, sandbox_level: SandboxLevel, kind: str) -> None:
    """Fork a notebook process for every request until the grader closes the socket.

    A bare one is for probes: it imports nothing that only notebooks need, and what would be a
    notebook waits for its end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve_notebook = _wait_for_the_end if kind == BARE else _prepare(kind)[0]
    warm_up = WarmUp(is_due=kind != BARE)
    _serve(socket.socket(fileno=control_fd), sandbox_level, serve_notebook, warm_up)


def serve_forks(control_fd_of_forks: int, sandbox_level: SandboxLevel, kind: str) -> None:
    """Fork this zygote for every socket that comes, until nobody holds the control socket.

    Each fork serves one worker as if it were alone; they share the memory of what was imported, and
    what was learned in warm-up renders before.
    """
    control_socket = socket.socket(fileno=control_fd_of_forks)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if kind == PLAIN:
        _fork_bare(control_socket, sandbox_level)
    serve_notebook, shell = _prepare(kind)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel then reaps forked zygotes by itself
    warm_up = WarmUp()
    warm_up_renders = WarmUps(control_socket, sandbox_level, serve_notebook, shell)
    while True:
        data, descriptors, _, _ = socket.recv_fds(control_socket, 16, 1 + MOST_SCRIPTS)
        if not data:
            return
        if data == WARM_UP:
            warm_up.now()
            warm_up_renders.hold(descriptors[0], descriptors[1:])
            continue
        if data == AHEAD:
            sandbox_level = _work_ahead(descriptors[0], sandbox_level)
            continue
        child, own_level = sandbox_level.fork()
        if child == 0:
            control_socket.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(socket.socket(fileno=descriptors[0]), own_level, serve_notebook, warm_up)
            os._exit(0)
        os.close(descriptors[0])


class WarmUps:
    """Runs notebooks before the first submission comes, and keeps what that taught.

    It only saves time: where it fails, or takes too long, every submission does all by itself. What
    answers a notebook is never read in this process, of which all submissions are forks.
    """

    def __init__(
        self,
        control_socket: socket.socket,
        sandbox_level: SandboxLevel,
        serve_notebook: Serve,
        shell: "GradedShell | None",
    ) -> None:
        self._control_socket = control_socket
        self._sandbox_level = sandbox_level
        self._serve_notebook = serve_notebook
        self._shell = shell
        self._seconds = WARM_UP_SECONDS

    def hold(self, shown_fd: int, script_fds: Sequence[int]) -> None:
        """Run the first of some scripts that ends in time.

        Parameters
        ----------
        shown_fd : int
            A file with the texts of the cells as they were released, of which alone something is
            learned, and the seconds that each script may take.
        script_fds : sequence of int
            Files with requests to run a notebook. Only forks of this process read them.
        """
        try:
            frame = _read_request(shown_fd)
            if frame is None or self._shell is None:
                return
            shown, seconds = frame[0]["shown"], frame[0]["seconds"]
            self._shell.input_transformer_manager.prepare(shown)
            for script_fd, most in zip(script_fds, seconds, strict=False):
                if self._render(script_fd, shown, most):
                    break
        finally:
            for script_fd in script_fds:
                os.close(script_fd)
        _settle_memory()

    def _render(self, script_fd: int, shown: list[str], seconds: float) -> bool:
        """Run a notebook, and keep what that taught; return whether it ended in time."""
        from .figures import fonts_in_memory
        from .warm_up_render import WARMED_UP

        began = time.monotonic()
        most = min(seconds, self._seconds)
        try:
            facts = self._learned(script_fd, shown, most)
        except (OSError, EOFError, ProtocolError, KeyError):
            return False
        finally:
            self._seconds -= time.monotonic() - began
        with fonts_in_memory():
            WARMED_UP.take(facts)
        return True

    def _learned(self, script_fd: int, shown: list[str], seconds: float) -> dict[str, Any]:
        """Run the cells in a fork of this process, as a submission's are."""
        ours, theirs = socket.socketpair()
        child, sandbox_level = self._sandbox_level.fork()
        if child == 0:
            ours.close()
            self._play(theirs, sandbox_level, script_fd, shown, seconds)
        theirs.close()
        with ours:
            _wait_for(ours, self._control_socket, None)
            learned: dict[str, Any] = receive_frame(ours)[0]["learned"]
            _wait_for(ours, self._control_socket, None)  # until that fork has ended
            return learned

    def _play(
        self,
        reply_to: socket.socket,
        sandbox_level: SandboxLevel,
        script_fd: int,
        shown: list[str],
        seconds: float,
    ) -> NoReturn:
        try:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if (frame := _read_request(script_fd)) is not None:
                place = sandbox_level.place(frame[0]["process"])
                try:
                    self._pass_on(reply_to, place, {**frame[0], "shown": shown}, frame[1], seconds)
                finally:
                    place.end()
        finally:
            os._exit(0)

    def _pass_on(
        self,
        reply_to: socket.socket,
        place: SubmissionSandbox,
        request: dict[str, Any],
        files: list[memoryview],
        seconds: float,
    ) -> None:
        ours, theirs = socket.socketpair()
        if place.fork() == 0:
            _leave(place, theirs, self._serve_notebook, None)
        theirs.close()
        send_frame(ours, request, files)
        end = time.monotonic() + seconds
        message: dict[str, Any] = {}
        while "learned" not in message:
            _wait_for(ours, reply_to, end - time.monotonic())
            message = receive_frame(ours)[0]
        send_frame(reply_to, {"learned": message["learned"]}, [])


def _read_request(descriptor: int) -> tuple[dict[str, Any], list[memoryview]] | None:
    """Read the content of a request from its file."""
    with open(descriptor, "rb") as file:
        reader = FrameReader()
        reader.feed(file.read())
    return reader.next_frame()


def _fork_bare(control_socket: socket.socket, sandbox_level: SandboxLevel) -> None:
    """Fork a bare zygote, to be probed while this one imports; a small process forks cheaply."""
    data, descriptors, _, _ = socket.recv_fds(control_socket, 16, 1)
    if not data:
        os._exit(0)
    child, own_level = sandbox_level.fork()
    if child == 0:
        control_socket.close()
        control = socket.socket(fileno=descriptors[0])
        _serve(control, own_level, _wait_for_the_end, WarmUp(is_due=False))
        os._exit(0)
    os.close(descriptors[0])


def _work_ahead(descriptor: int, sandbox_level: SandboxLevel) -> SandboxLevel:
    """Do what a plain course's notebooks do; return the level of the process that goes on."""
    from .plain_warm_up import fail_as_tests_do

    frame = _read_request(descriptor)
    if frame is None:
        return sandbox_level
    fail_as_tests_do(frame[0]["failing"])
    return _import_ahead(frame[0]["imports"], sandbox_level)


def _import_ahead(statements: Sequence[str], sandbox_level: SandboxLevel) -> SandboxLevel:
    """Import what a plain course's notebooks import; return the level of the process that goes on.

    A warning scores a cell 0 in nbgrader, and comes with the first import alone. So a fork imports
    everything, and if that was said nothing about, it goes on in place of this process.
    """
    from .plain_warm_up import import_quietly

    if not statements:
        return sandbox_level
    reading, writing = os.pipe()
    child, own_level = sandbox_level.fork()
    if child == 0:
        os.close(reading)
        is_quiet = import_quietly(statements)
        os.write(writing, bytes(is_quiet))
        os.close(writing)
        if not all(is_quiet):
            os._exit(1)
        _settle_memory()
        return own_level
    os.close(writing)
    with open(reading, "rb") as pipe:  # noqa: PTH123 - a pipe has no path
        found = pipe.read()
    if len(found) == len(statements) and all(found):
        _wait_for_end_of(child)
        os._exit(0)
    import_quietly(one for one, is_quiet in zip(statements, found, strict=False) if is_quiet)
    _settle_memory()
    return sandbox_level


def _wait_for_end_of(child: int) -> None:
    with contextlib.suppress(ChildProcessError):  # what is said when the kernel has reaped it
        os.waitpid(child, 0)


def _wait_for(sock: socket.socket, asker: socket.socket, seconds: float | None) -> None:
    """Wait until there is something to read.

    Raises
    ------
    TimeoutError
        If nothing came in time.
    EOFError
        If nobody who might want it is left.
    """
    poll = select.poll()
    poll.register(sock, select.POLLIN)
    poll.register(asker, 0)  # which is about hanging up alone
    found = dict(poll.poll(None if seconds is None else max(seconds, 0.0) * 1000))
    if not found:
        raise TimeoutError
    if sock.fileno() not in found:
        raise EOFError


def _serve(
    control: socket.socket, sandbox_level: SandboxLevel, serve_notebook: Serve, warm_up: WarmUp
) -> None:
    send_frame(control, {"ready": os.getpid()}, [])
    ends = 0
    watched_levels: list[Watched] = []
    while True:
        try:
            request = _next_request(control, watched_levels)
        except (EOFError, ConnectionError):
            _end(watched_levels)
            return
        if request["do"] == "spawn":
            descriptor = socket.recv_fds(control, 1, 1)[1][0]
            place = sandbox_level.place(request["limits"])
            watched_levels.append(Watched(place))
            if place.fork() == 0:
                _leave(place, socket.socket(fileno=descriptor), serve_notebook, request["probe"])
            os.close(descriptor)
        elif request["do"] == "sweep":
            ended = _together(watched.sweep() for watched in watched_levels)
            send_frame(control, {"swept": asdict(ended)}, [])
        elif request["do"] == "clock":
            seconds = sum(watched.place.cpu_seconds() for watched in watched_levels)
            send_frame(control, {"cpu_seconds": seconds}, [])
        elif request["do"] == "end":
            is_submission = bool(watched_levels)
            send_frame(control, {"ended": asdict(_end(watched_levels))}, [])
            ends += is_submission
            if ends == WORTH_WARMING_UP:
                warm_up.now()


def _leave(
    place: SubmissionSandbox,
    sock: socket.socket,
    serve_notebook: Serve,
    probe: dict[str, Any] | None,
) -> NoReturn:
    """Lock this process up, then run the notebook or the probe; never without being locked up."""
    try:
        place.confine(sock.fileno())
    except OSError as error:
        send_frame(sock, {"refused": str(error)}, [])
        os._exit(1)
    if probe is None:
        serve_notebook(sock)
    try:
        send_frame(sock, {"hello": "probe"}, [])
        outcomes = attempt_everything(probe)
        refused = [name for name, is_refused in outcomes.items() if is_refused]
        send_frame(sock, {"refused_attempts": refused}, [])
    finally:
        os._exit(0)


def _next_request(control: socket.socket, watched_levels: list[Watched]) -> dict[str, Any]:
    """Wait for the grader, and meanwhile keep an eye on what each submission uses in all."""
    while not select.select([control], [], [], WATCH_SECONDS if watched_levels else None)[0]:
        for watched in watched_levels:
            watched.look()
    return receive_frame(control)[0]


def _end(watched_levels: list[Watched]) -> EndedProcesses:
    """End every process that the submission left."""
    ended = _together(watched.end() for watched in watched_levels)
    watched_levels.clear()
    return ended


def _together(found: Iterable[EndedProcesses]) -> EndedProcesses:
    ended = EndedProcesses()
    for one in found:
        ended.add(one)
    return ended


def _prepare(kind: str) -> "tuple[Serve, GradedShell | None]":
    """Load the slow imports before the first fork, so that every notebook starts warm."""
    gc.disable()
    try:
        return _prepare_notebooks(kind)
    finally:
        gc.enable()
        gc.set_threshold(GARBAGE_AFTER)
        _settle_memory()


def _prepare_notebooks(kind: str) -> "tuple[Serve, GradedShell | None]":
    from .figures import draw_cheaper

    draw_cheaper()
    if kind == PLAIN:
        from .plain_warm_up import prepare_plain

        return prepare_plain(), None
    from .notebook_main import serve_notebook
    from .shell import make_shell

    shell = make_shell()
    return functools.partial(serve_notebook, shell=shell), shell


def _settle_memory() -> None:
    """Make forks share what there is now, and give back what was only needed to make it."""
    gc.collect()
    gc.freeze()
    LIBC.malloc_trim(0)


def _wait_for_the_end(sock: socket.socket) -> NoReturn:
    """Greet like a notebook and do nothing until the grader closes the socket or ends this."""
    try:
        send_frame(sock, {"hello": "notebook"}, [])
        sock.recv(1)
    finally:
        os._exit(0)
