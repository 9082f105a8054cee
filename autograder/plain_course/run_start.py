"""What a run begins with, before nbgrader is imported: how to grade, and the warm process."""

import contextlib
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from autograder.sandbox.levels import Level, choose_level
from autograder.sandbox.zygote import zygote_of_run


@dataclass(frozen=True)
class Way:
    """How a plain course is to be graded.

    Attributes
    ----------
    is_forced : bool
        Grade again what was graded, as ``nbgrader autograde --force``.
    kind : bool
        Where nbgrader harms a student, do not: text on standard error scores nothing, a bad file
        does not stop the class, a submission that fails keeps its copy and waits for a person.
    unsandboxed : bool
        Let nbgrader itself run the notebooks, unconfined.
    sandbox : str
        The level of confinement that must hold: ``"full"`` or ``"reduced"``.
    """

    is_forced: bool = False
    kind: bool = False
    unsandboxed: bool = False
    sandbox: str = Level.FULL


def python_for(root: Path) -> Path:
    """Find the Python that runs the cells: of the course's ``.venv-sandbox``, else nbgrader's own.

    In nbgrader's own environment a notebook finds the packages that its kernel would find.
    """
    own = root / ".venv-sandbox" / "bin" / "python"
    return own if own.exists() else Path(sys.executable)


@dataclass(frozen=True)
class WarmProcess:
    """The warm process of a run: ``control_socket`` requests forks, once ``level`` is known."""

    control_socket: socket.socket
    _level: Future[Level]

    def level(self) -> Level:
        """Wait for the level to be tried, and return it.

        Raises
        ------
        SandboxError
            If it cannot be had here; the message says what can be done.
        """
        return self._level.result()


@contextlib.contextmanager
def warm_process(root: Path, way: Way) -> Iterator[WarmProcess | None]:
    """Start the warm process of a run; it gets ready, and is tried, while nbgrader is imported.

    Nothing is yielded where nothing is run in the sandbox.
    """
    if way.unsandboxed:
        yield None
        return
    python = python_for(root)
    with (
        zygote_of_run(python, way.sandbox, is_plain=True) as control_socket,
        ThreadPoolExecutor(1) as executor,
    ):
        level = executor.submit(
            choose_level,
            root.resolve(),
            way.sandbox,
            python=python,
            control_socket=control_socket,
        )
        yield WarmProcess(control_socket, level)
