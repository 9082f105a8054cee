"""Start the warm process and fork notebooks from it."""

import contextlib
import os
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.errors import SandboxError
from autograder.sandbox.channel import Channel, Clocks, Lost, expect, socket_pair
from autograder.sandbox.inside.confinement.mounts import HOME
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.inside.confinement.sandbox_levels import FULL, MEMORY_FACTOR
from autograder.sandbox.inside.frames import pack
from autograder.sandbox.inside.wire import Blob
from autograder.sandbox.inside.zygote_main import (
    AHEAD,
    BARE,
    FORK,
    GRADED,
    PLAIN,
    WARM_UP,
    WARM_UP_SECONDS,
)
from autograder.submission_limits import Limits

CELL_LIMITS = ("cell_cpu_seconds", "cell_wall_seconds", "output_kb")
START_SECONDS = 60.0
LAST_WORDS_SECONDS = 5.0
INSIDE = Path(__file__).with_name("inside")
BOOTSTRAP = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location(
    "inside", sys.argv[1] + "/__init__.py", submodule_search_locations=[sys.argv[1]])
sys.modules["inside"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["inside"])
from inside.confinement.sandbox_levels import SandboxLevel
sandbox_level = SandboxLevel(sys.argv[2], sys.argv[3], sys.argv[1], int(sys.argv[4]))
from inside.zygote_main import serve, serve_forks
start = serve_forks if sys.argv[5] == "forks" else serve
start(int(sys.argv[4]), sandbox_level, sys.argv[6])
"""


def sandbox_python(root: Path) -> Path:
    """Find the Python of the environment that student code runs in.

    Raises
    ------
    SandboxError
        If the environment was not made yet.
    """
    python = root / ".venv-sandbox" / "bin" / "python"
    if not python.exists():
        raise SandboxError(
            f"{python.parent.parent}: the sandbox's environment is missing. Run: make setup"
        )
    return python


class Zygote:
    """The warm process of one worker.

    It starts at once and is awaited by the first order, so that a worker can do something else
    meanwhile. A failed start is reported then. A bare one can be probed and runs no cells; a plain
    one runs the notebooks of other people's courses.
    """

    def __init__(
        self, python: Path, level: str = FULL, *, is_bare: bool = False, is_plain: bool = False
    ) -> None:
        self.level = level
        ours, theirs = socket_pair()
        kind = BARE if is_bare else PLAIN if is_plain else GRADED
        self.program = _Program(python, level, theirs, "one", kind)
        self._channel = Channel(ours)
        self._is_ready = False

    def _await(self, key: str) -> Any:
        try:
            message, _ = self._channel.receive(Clocks(START_SECONDS, START_SECONDS))
        except Lost as lost:
            said = self._last_words()
            self.close()
            raise SandboxError(
                f"sandbox: the zygote did not answer ({lost}). It said: {said}"
            ) from lost
        return expect(message, key)

    def _last_words(self) -> str:
        return self.program.last_words()

    def spawn(
        self, limits: Limits, *, together_mb: int = 0, probe: Mapping[str, Any] | None = None
    ) -> Channel:
        """Fork a notebook process; return the channel to it once it has greeted.

        Parameters
        ----------
        limits : Limits
            What one process may use.
        together_mb : int
            Memory that all processes of the submission may have; twice that of one if 0.
        probe : mapping, optional
            Targets: instead of a notebook, a process starts that tries the sandbox's walls.
        """
        if not self._is_ready:
            self._await("ready")
            self._is_ready = True
        order = {"do": "spawn", "limits": _limits_of_process(limits, together_mb), "probe": probe}
        ours, theirs = socket_pair()
        with theirs:
            try:
                self._channel.send(order)
                self._channel.send_descriptor(theirs.fileno())
            except Lost as lost:
                ours.close()
                raise SandboxError(f"sandbox: the zygote is gone ({lost})") from lost
        channel = _greeted(ours)
        channel.count_all(self.cpu_seconds)
        return channel

    def sweep(self) -> EndedProcesses:
        """End every process of the submission but its notebook; say what there was."""
        return self._remains("sweep", "swept")

    def end_submission(self) -> EndedProcesses:
        """Kill and reap every process that the submission left; say what there was."""
        return self._remains("end", "ended")

    def cpu_seconds(self) -> float:
        """Return the processor time of all processes of the submission, ended ones included."""
        return float(self._answer("clock", "cpu_seconds"))

    def _answer(self, order: str, answer: str) -> Any:
        try:
            self._channel.send({"do": order})
        except Lost as lost:
            raise SandboxError(f"sandbox: the zygote is gone ({lost})") from lost
        return self._await(answer)

    def _remains(self, order: str, answer: str) -> EndedProcesses:
        ended = EndedProcesses(**self._answer(order, answer))
        if ended.is_broken:
            raise SandboxError("sandbox: somebody outside ended the processes of a submission")
        return ended

    def close(self) -> None:
        """End the zygote and everything below it; closing its socket makes it clean up first."""
        self._channel.close_socket()
        self.program.end()


class ForkedZygote(Zygote):
    """The warm process of one worker, forked from that of the run.

    Raises
    ------
    SandboxError
        If there is none any more.
    """

    def __init__(self, control_socket: socket.socket, level: str) -> None:
        self.level = level
        ours, theirs = socket_pair()
        with theirs:
            try:
                socket.send_fds(control_socket, [FORK], [theirs.fileno()])
            except OSError as error:
                ours.close()
                raise SandboxError(f"sandbox: the zygote of the run is gone ({error})") from error
        self._channel = Channel(ours)
        self._is_ready = False

    def _last_words(self) -> str:
        return "nothing; the zygote of the run may have"

    def close(self) -> None:
        """End the forked zygote and everything below it."""
        self._channel.close_socket()


@contextlib.contextmanager
def zygote_of_run(python: Path, level: str, *, is_plain: bool = False) -> Iterator[socket.socket]:
    """Keep one warm process for all workers of a run; yield the socket for requests."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    program = _Program(python, level, theirs, "forks", PLAIN if is_plain else GRADED)
    try:
        with ours:
            yield ours
    finally:
        program.end()


@dataclass(frozen=True)
class WarmUpRender:
    """What is to be rendered ahead of one topic.

    Parameters
    ----------
    released : sequence of str
        The code cells as they were released.
    answered : sequence of str
        The same with right answers; empty if only what needs no answer may be known. No process
        reads them of which a submission's is a fork.
    shown : sequence of str
        The cells of which pictures may be kept: those whose pictures students have, too.
    seconds : float
        The answered cells may take so long; the released ones as long as the zygote lets.
    """

    released: Sequence[str]
    answered: Sequence[str] = ()
    shown: Sequence[str] = ()
    seconds: float = WARM_UP_SECONDS


def render_ahead(
    control_socket: socket.socket, render: WarmUpRender, files: Mapping[str, bytes], limits: Limits
) -> None:
    """Render a notebook ahead in the warm process of a run, before it is forked.

    Parameters
    ----------
    control_socket : socket
        From ``zygote_of_run``.
    render : WarmUpRender
        Its cells.
    files : mapping of str to bytes
        What lies beside the notebook.
    limits : Limits
        Those of a submission.
    """
    scripts = [cells for cells in (render.answered, render.released) if cells]
    seconds = [render.seconds, WARM_UP_SECONDS][-len(scripts) :]
    shown = {"shown": list(render.shown or render.released), "seconds": seconds}
    contents = [pack(shown, []), *(_script(cells, files, limits) for cells in scripts)]
    _request(control_socket, WARM_UP, *contents)


def _script(cells: Sequence[str], files: Mapping[str, bytes], limits: Limits) -> Sequence[Blob]:
    script = {
        "do": "run",
        "files": list(files),
        "answers": [],
        "called": [],
        "draws": True,
        "is_warm_up": True,
        "stand_ins": [],
        "cells": [_as_it_stands(index, source) for index, source in enumerate(cells)],
        "limits": {name: getattr(limits, name) for name in CELL_LIMITS},
        "process": _limits_of_process(limits, 0),
    }
    return pack(script, list(files.values()))


def work_ahead(
    control_socket: socket.socket, imports: Sequence[str], failing: Sequence[str]
) -> None:
    """Have the plain warm process of a run do once what a course's notebooks do.

    Parameters
    ----------
    control_socket : socket
        From ``zygote_of_run``, before any fork was asked for.
    imports : sequence of str
        Import statements of the instructor's own.
    failing : sequence of str
        Code that fails as tests do, so that its traceback is shown sooner; the engine's own.
    """
    _request(control_socket, AHEAD, pack({"imports": list(imports), "failing": list(failing)}, []))


def _request(control_socket: socket.socket, kind: bytes, *contents: Sequence[Blob]) -> None:
    """Send the warm process of a run a request, its contents in files without names."""
    with contextlib.ExitStack() as stack:
        descriptors = []
        for content in contents:
            descriptors.append(os.memfd_create("request"))
            file = stack.enter_context(open(descriptors[-1], "w+b"))  # noqa: PTH123 - it has no name
            file.writelines(content)
            file.seek(0)
        with contextlib.suppress(OSError):  # it was killed: each worker will find that out
            socket.send_fds(control_socket, [kind], descriptors)


def _as_it_stands(index: int, source: str) -> dict[str, Any]:
    return {"index": index, "source": source, "is_skipped": False, "answers": "", "definitions": ""}


class _Program:
    """The process that executes what is inside, with one descriptor and a folder of its own."""

    def __init__(
        self, python: Path, level: str, theirs: socket.socket, mode: str, kind: str
    ) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="autograder-home-")
        with theirs:
            number = str(theirs.fileno())
            words: list[str | Path] = [INSIDE, level, self._home.name, number, mode, kind]
            self.process = subprocess.Popen(
                [python, "-s", "-P", "-B", "-c", BOOTSTRAP, *words],
                env=_clean_environment(HOME if level == FULL else self._home.name),
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )

    def last_words(self) -> str:
        """Kill it and all that belongs to it, and give what it printed."""
        self._kill()
        try:
            _, errors = self.process.communicate(timeout=LAST_WORDS_SECONDS)
        except subprocess.TimeoutExpired:  # something of it still holds the pipe
            return "nothing"
        return errors.decode(errors="replace")[-2000:] or "nothing"

    def end(self) -> None:
        """Wait for it, whose socket was closed; kill it if it does not end."""
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._kill()
            self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()
        self._home.cleanup()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@contextlib.contextmanager
def warm_zygote(python: Path, level: str = FULL, *, is_bare: bool = False) -> Iterator[Zygote]:
    """Keep a zygote for the length of a block."""
    zygote = Zygote(python, level, is_bare=is_bare)
    try:
        yield zygote
    finally:
        zygote.close()


def _greeted(sock: socket.socket) -> Channel:
    channel = Channel(sock)
    try:
        channel.greet(START_SECONDS)
    except Lost as lost:
        channel.close()
        raise SandboxError(f"sandbox: a notebook process did not start ({lost})") from lost
    return channel


def _limits_of_process(limits: Limits, together_mb: int) -> dict[str, int]:
    return {
        "memory_mb": limits.memory_mb,
        "together_mb": together_mb or limits.memory_mb * MEMORY_FACTOR,
        "file_mb": limits.file_mb,
        "cpu_seconds": limits.process_cpu_seconds,
    }


def _clean_environment(home: str) -> dict[str, str]:
    """Return the only environment variables that student code sees."""
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": home,
        "TMPDIR": home,
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "PYTHONHASHSEED": "0",
        "MPLCONFIGDIR": home,
        "IPYTHONDIR": home,
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
    }
