"""Levels of confinement: which one this machine can give is tried from inside, never guessed."""

import contextlib
import functools
import os
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from autograder.errors import SandboxError
from autograder.sandbox.channel import Clocks, Lost
from autograder.sandbox.inside.confinement.probe import ATTEMPTS
from autograder.sandbox.inside.confinement.sandbox_levels import FOLDER_FACTOR
from autograder.sandbox.zygote import ForkedZygote, Zygote, sandbox_python, warm_zygote
from autograder.submission_limits import Limits

PROBE_SECONDS = 60.0
FIRST_FOREIGN_PID = 100
"""A smaller number, such as the 1 of a parent that has ended, can be one in the sandbox itself."""
TOGETHER = "take too much memory with several processes"
PROMISED = (*ATTEMPTS, TOGETHER)
"""What a submission cannot do at level full; each is tried."""

FULL_REMEDY = (
    "Allow user namespaces, for example: sysctl kernel.unprivileged_userns_clone=1, "
    "sysctl kernel.apparmor_restrict_unprivileged_userns=0; start a container with a profile "
    "that permits unshare and mount."
)
REDUCED_REMEDY = (
    "Use Linux from 5.13 on with Landlock in its lsm= list and seccomp, and a Python that "
    "others may read when root grades."
)


class Level(StrEnum):
    """How well student code is confined."""

    FULL = "full"
    REDUCED = "reduced"
    NONE = "none"


NOT_AT_REDUCED = frozenset({"fill the disk"})
NEEDED = {Level.FULL: frozenset(PROMISED), Level.REDUCED: frozenset(PROMISED) - NOT_AT_REDUCED}


@dataclass(frozen=True)
class Probe:
    """What came of trying a level: what is refused to a submission, and what is not.

    ``fault`` says why nothing could be started at this level; empty if something was.
    """

    level: Level
    refused: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    fault: str = ""

    @property
    def holds(self) -> bool:
        """Whether everything that the level promises is enforced."""
        return not self.fault and NEEDED[self.level] <= set(self.refused)

    @property
    def gap(self) -> str:
        """What is missing for the level, in words; empty if it holds."""
        if self.fault:
            return self.fault
        missing = [name for name in self.possible if name in NEEDED[self.level]]
        return f"a submission could {', '.join(missing)}" if missing else ""


def choose_level(
    root: Path,
    wanted: str = Level.FULL,
    *,
    python: Path | None = None,
    control_socket: socket.socket | None = None,
) -> Level:
    """Try the level that is wanted and return it if it holds.

    Parameters
    ----------
    root : Path
        The course; its sandbox environment is used.
    wanted : str
        ``"full"`` or ``"reduced"``.
    python : Path, optional
        Runs the submissions, if not the course's sandbox environment.
    control_socket : socket, optional
        From ``zygote_of_run``, of a plain one of this level: the first fork that is ordered is
        bare, and is tried.

    Raises
    ------
    SandboxError
        If the level cannot be had here; the message says what can be done.
    """
    if wanted not in (Level.FULL, Level.REDUCED):
        raise SandboxError(f"--sandbox: unknown level. Got {wanted!r}. Use full or reduced.")
    probe = probe_level(root, Level(wanted), python, control_socket)
    if probe.holds:
        return probe.level
    if probe.level is Level.FULL and probe_level(root, Level.REDUCED, python).holds:
        remedy = f"{FULL_REMEDY} Or accept less: --sandbox reduced"
    else:
        remedy = FULL_REMEDY if probe.level is Level.FULL else REDUCED_REMEDY
    raise SandboxError(
        f"sandbox: student code cannot be confined at level {wanted}. Got: {probe.gap}. {remedy}"
    )


def best_level(root: Path) -> Level:
    """Return the best level there is; for files of our own, which may also run with none."""
    levels = (Level.FULL, Level.REDUCED)
    return next((level for level in levels if probe_level(root, level).holds), Level.NONE)


def best_zygote(python: Path) -> Zygote:
    """Start a zygote at the best level at which one starts; for files of our own."""
    for level in (Level.FULL, Level.REDUCED):
        with contextlib.suppress(SandboxError):
            return _tried(Zygote(python, level))
    return Zygote(python, Level.NONE)


def _tried(zygote: Zygote) -> Zygote:
    try:
        zygote.spawn(Limits()).close()
        zygote.end_submission()
    except SandboxError:
        zygote.close()
        raise
    return zygote


@functools.cache
def probe_level(
    root: Path,
    level: Level,
    python: Path | None = None,
    control_socket: socket.socket | None = None,
) -> Probe:
    """Start a process at a level and let a process inside try what is forbidden.

    The walls are made before anything is imported, so what only notebooks import is left out.
    """
    try:
        with (
            _zygote_to_probe(root, level, python, control_socket) as zygote,
            _targets(root) as targets,
        ):
            refused = _attempts(zygote, targets)
            if _is_stopped_together(zygote):
                refused.add(TOGETHER)
    except (SandboxError, Lost) as error:
        return Probe(level, possible=PROMISED, fault=str(error))
    possible = tuple(name for name in PROMISED if name not in refused)
    return Probe(level, tuple(name for name in PROMISED if name in refused), possible)


@contextlib.contextmanager
def _zygote_to_probe(
    root: Path, level: Level, python: Path | None, control_socket: socket.socket | None
) -> Iterator[Zygote]:
    """Take a bare fork of the warm process of the run, if there is one, else start a bare one."""
    if control_socket is None:
        with warm_zygote(python or sandbox_python(root), level, is_bare=True) as zygote:
            yield zygote
        return
    with contextlib.closing(ForkedZygote(control_socket, level)) as forked:
        yield forked


def _attempts(zygote: Zygote, targets: dict[str, Any]) -> set[str]:
    """Collect the names of attempts that were refused; silence is no refusal."""
    channel = zygote.spawn(Limits(), probe=targets)
    try:
        message, _ = channel.receive(Clocks(PROBE_SECONDS, PROBE_SECONDS))
    finally:
        channel.close()
        zygote.end_submission()
    refused = message.get("refused_attempts")
    return {str(name) for name in refused} if isinstance(refused, list) else set()


def _is_stopped_together(zygote: Zygote) -> bool:
    """Allow almost no memory in all; a process that waits for us must then be ended for it.

    On a busy machine that may be before it has greeted.
    """
    with (
        contextlib.suppress(Lost, SandboxError),
        contextlib.closing(zygote.spawn(Limits(), together_mb=1)) as channel,
    ):
        channel.receive(Clocks(PROBE_SECONDS, PROBE_SECONDS / 6))
    return zygote.end_submission().memory


@contextlib.contextmanager
def _targets(root: Path) -> Iterator[dict[str, Any]]:
    """Set up what a probe must not reach: a file, a folder, two listening sockets, this process."""
    limits = Limits()
    name = f"autograder-probe-{os.getpid()}"
    with (
        tempfile.TemporaryDirectory(prefix="autograder-probe-") as folder,
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as local,
    ):
        local.bind("\0" + name)
        local.listen()
        secret = Path(folder, "secret")
        secret.write_text("not for submissions")
        secret.chmod(0o644)
        Path(folder).chmod(0o777)
        yield {
            "files": [str(secret), "/etc/passwd", str(root / "course.toml"), f"{root}/solutions"],
            "folders": [folder, "/dev", "/usr", str(root)],
            "disposable": [str(secret), folder],
            "port": server.getsockname()[1],
            "name": name,
            "pids": [pid for pid in (os.getpid(), os.getppid()) if pid >= FIRST_FOREIGN_PID],
            "file_mb": limits.file_mb,
            "too_many_files": FOLDER_FACTOR + 1,
        }
