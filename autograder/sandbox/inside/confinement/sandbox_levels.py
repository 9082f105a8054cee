"""What confines a submission at each sandbox level, and how a process enters it."""

import contextlib
import copy
import os
import resource
import socket
import tempfile
from pathlib import Path
from typing import Protocol

from ..folder_removal import remove_folder
from . import identity, kernel, landlock
from .filters import SharedView, install_filter
from .libraries import needed_libraries
from .mounts import DEVICES, FOLDER, HOME, SCRATCH, TEMPORARY, foreign_packages, program_trees
from .namespaces import Container, another_launcher, enter, leave_network
from .process_tree import (
    EndedProcesses,
    cpu_seconds,
    descendants,
    end_descendants,
    end_others,
    living,
    memory_mb,
)

FULL, REDUCED = "full", "reduced"
FOLDER_FACTOR = 4
"""The private folder holds this many files of the greatest size."""
MEMORY_FACTOR = 2
"""All processes together may use this many times what one may: the notebook and its snapshot."""
WRITABLE_DEVICES = ("/dev/null", "/dev/full")

Limits = dict[str, int]


class SubmissionSandbox(Protocol):
    """What confines the processes of one submission."""

    def fork(self) -> int:
        """Fork this process towards the sandbox; return 0 in the child."""

    def confine(self, keep: int) -> None:
        """Move the child in and lock it up, with one descriptor; OSError if any part failed."""

    def uses_too_much(self) -> bool:
        """Return whether the processes together have more memory than they may."""

    def cpu_seconds(self) -> float:
        """Return the processor time of all processes, ended ones included."""

    def kill(self) -> None:
        """End all processes."""

    def sweep(self) -> EndedProcesses:
        """End all processes but the notebook's own; TimeoutError if there is no end to them."""

    def end(self) -> EndedProcesses:
        """End all processes, leave nothing of them, say what was found."""


class FullSandbox:
    """Namespaces, a view of its own, Landlock, a filter and limits."""

    def __init__(self, container: Container, limits: Limits) -> None:
        self._limits = limits
        self._container = container
        container.wait()

    def fork(self) -> int:
        """Fork this process into the container's process namespace; return 0 in the child."""
        return self._container.fork()

    def confine(self, keep: int) -> None:
        """Enter the container's other namespaces and give up everything."""
        self._container.enter()
        _settle(keep, FOLDER, HOME, TEMPORARY)
        identity.apply_limits(self._limits, processes=identity.MAX_PROCESSES)
        identity.drop_capabilities()
        with contextlib.suppress(OSError):  # the namespaces hold without it
            landlock.restrict(["/"], SCRATCH, WRITABLE_DEVICES)
        install_filter()

    def uses_too_much(self) -> bool:
        """Return whether the processes together have more memory than they may."""
        most = self._limits["together_mb"]
        return memory_mb(self._container.processes(), most) > most

    def cpu_seconds(self) -> float:
        """Return the processor time of all processes, ended ones included."""
        return cpu_seconds(self._container.processes())

    def kill(self) -> None:
        """End all processes."""
        self._container.kill()

    def sweep(self) -> EndedProcesses:
        """End all processes but the notebook's own."""
        return self._container.sweep()

    def end(self) -> EndedProcesses:
        """End all processes; their files go with the last of them."""
        return self._container.end()


class UnconfinedSandbox:
    """A process with limits and a folder, and nothing else between it and the machine."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._root = tempfile.mkdtemp(prefix="autograder-notebook-", dir="/tmp")
        self._folders = [f"{self._root}/{name}" for name in ("work", "home", "tmp")]
        for folder in self._folders:
            Path(folder).mkdir()
        self._children: list[int] = []
        self._reaped_before = _reaped_seconds()

    def fork(self) -> int:
        """Fork this process; return 0 in the child."""
        child = os.fork()
        if child:
            self._children.append(child)
        return child

    def confine(self, keep: int) -> None:
        """Set limits."""
        _settle(keep, *self._folders)
        identity.apply_limits(self._limits, processes=identity.allowed_processes())

    def uses_too_much(self) -> bool:
        """Return whether the processes together have more memory than they may."""
        most = self._limits["together_mb"]
        return memory_mb(self._children, most) > most

    def cpu_seconds(self) -> float:
        """Return the processor time of all processes, ended ones included."""
        reaped = _reaped_seconds() - self._reaped_before
        return reaped + cpu_seconds([os.getpid()], [os.getpid()])

    def kill(self) -> None:
        """End all processes."""
        end_descendants()

    def sweep(self) -> EndedProcesses:
        """End all processes but the notebook's own."""
        ended = end_others([os.getpid()], [os.getpid(), *self._children])
        for pid in set(descendants([os.getpid()])) - {os.getpid(), *self._children}:
            with contextlib.suppress(ChildProcessError):  # the notebook reaps its own children
                os.waitpid(pid, os.WNOHANG)
        return ended

    def end(self) -> EndedProcesses:
        """End all processes and remove their files."""
        others = living(descendants([os.getpid()]), [os.getpid(), *self._children])
        statuses = [_status_of(pid) for pid in self._children]
        end_descendants()
        remove_folder(Path(self._root))
        signals = [os.WTERMSIG(status) for status in statuses if os.WIFSIGNALED(status)]
        running = "R" in others.values()
        return EndedProcesses(bool(others), running, signal=signals[-1] if signals else 0)


def _reaped_seconds() -> float:
    """Return the processor time of all children that this process has waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _status_of(pid: int) -> int:
    """Return the status with which a child ended; 0 if it has not, or was waited for before."""
    try:
        return os.waitpid(pid, os.WNOHANG)[1]
    except ChildProcessError:
        return 0


class ReducedSandbox(UnconfinedSandbox):
    """A process under Landlock, a filter and limits; with a user of its own if root starts it."""

    def __init__(self, limits: Limits, programs: "Programs") -> None:
        super().__init__(limits)
        self._programs = programs

    def confine(self, keep: int) -> None:
        """Return up what can be given up without namespaces."""
        _settle(keep, *self._folders)
        identity.apply_limits(self._limits, processes=identity.allowed_processes())
        identity.become_unprivileged([self._root, *self._folders])
        identity.drop_capabilities()
        readable = [*self._programs.readable, "/proc/self"]
        landlock.restrict(readable, self._root, WRITABLE_DEVICES, self._programs.listable)
        governs_truncation = landlock.version() >= landlock.FIRST_WITH_TRUNCATION
        install_filter(SharedView(os.getpid(), governs_truncation))


class Programs:
    """What a submission may read where it sees the machine's own files."""

    def __init__(self, inside: str) -> None:
        trees = program_trees(inside)
        library = Path(trees[0])
        hidden = foreign_packages()
        self.listable = [str(library)]
        self.readable = [str(path) for path in library.iterdir() if str(path) != hidden]
        self.readable += trees[1:]
        self.readable += needed_libraries(trees).values()
        self.readable += [f"/dev/{name}" for name in DEVICES]


class SandboxLevel:
    """Makes sandboxes of one level; it is made before the slow imports."""

    def __init__(self, level: str, root: str, inside: str, control_fd: int) -> None:
        self._launcher: socket.socket | None = None
        self._programs: Programs | None = None
        self._spare: Container | None = None
        if level == FULL:
            self._launcher = enter(root, inside, control_fd)
            return
        kernel.prctl(kernel.PR_SET_CHILD_SUBREAPER, 1)
        if level == REDUCED:
            self._programs = Programs(inside)

    def fork(self) -> "tuple[int, SandboxLevel]":
        """Fork this process; return 0 in the child, and a level of its own for it."""
        forked_zygote = copy.copy(self)
        forked_zygote._spare = None
        if self._launcher is not None:
            forked_zygote._launcher = another_launcher(self._launcher)
        child = os.fork()
        if child:
            if forked_zygote._launcher is not None:
                forked_zygote._launcher.close()
        elif self._launcher is not None:
            self._launcher.close()
            leave_network()
        else:
            kernel.prctl(kernel.PR_SET_CHILD_SUBREAPER, 1)
        return child, forked_zygote

    def place(self, limits: Limits) -> SubmissionSandbox:
        """Make room for one submission."""
        if self._launcher is not None:
            return FullSandbox(self._next_container(self._launcher, limits), limits)
        if self._programs is not None:
            return ReducedSandbox(limits, self._programs)
        return UnconfinedSandbox(limits)

    def _next_container(self, launcher: socket.socket, limits: Limits) -> Container:
        """Return the container that was ordered last time, and order the next one."""
        size_mb = limits["file_mb"] * FOLDER_FACTOR
        spare = self._spare
        if spare is None or spare.size_mb != size_mb:
            spare = Container(launcher, size_mb)
        self._spare = Container(launcher, size_mb)
        return spare


def _settle(keep: int, folder: str, home: str, temporary: str) -> None:
    """Record the folders for everything that runs here; keep no descriptor but one."""
    os.setsid()
    os.chdir(folder)
    os.environ.update(HOME=home, TMPDIR=temporary)
    null = os.open("/dev/null", os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(null, standard)
    for entry in list(Path("/proc/self/fd").iterdir()):
        number = int(entry.name)
        if number > 2 and number != keep:
            with contextlib.suppress(OSError):  # that with which the folder itself was read
                os.close(number)
