"""Namespaces: one set for the warm process, a fresh set for every submission.

The warm process lives in a view of its own from before its first import. A small launcher, forked
from it while it was small, makes a container for each submission: new namespaces whose process 1
runs no student code. The warm process then forks the notebook right into them. When process 1 ends,
the kernel ends everything in the container; it ends with the warm process, whose socket it holds.
"""

import contextlib
import os
import select
import signal
import socket
import struct
from typing import NoReturn

from . import kernel
from .identity import become_unprivileged, map_identity
from .mounts import build_view, mount_private
from .process_tree import EndedProcesses, descendants, end_others, living

WARM = (
    kernel.NEW_MOUNTS
    | kernel.NEW_PID
    | kernel.NEW_NET
    | kernel.NEW_IPC
    | kernel.NEW_UTS
    | kernel.NEW_CGROUP
)
OWN = kernel.NEW_USER | kernel.NEW_MOUNTS | kernel.NEW_IPC
HOST_NAME = "notebook"
READY, ANOTHER = b"ready", b"another"
CREDENTIALS = struct.Struct("3i")


def enter(root: str, inside: str, control_fd: int) -> socket.socket:
    """Move this process into its own namespaces and view; return the socket of its launcher.

    Started as root, it builds the view first, then becomes an unprivileged user, and only then
    makes a user namespace: nothing in there is ever root outside.
    """
    user, group = os.geteuid(), os.getegid()
    kernel.unshare(WARM if user == 0 else WARM | kernel.NEW_USER)
    if user != 0:
        map_identity(user, group)
    child = os.fork()
    if child:
        os.close(control_fd)
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
    build_view(root, inside)
    socket.sethostname(HOST_NAME)
    if user == 0:
        become_unprivileged()
        user, group = os.geteuid(), os.getegid()
        kernel.unshare(kernel.NEW_USER)
        map_identity(user, group)
    kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        os.close(control_fd)
        _launch(theirs)
    theirs.close()
    return ours


def another_launcher(launcher: socket.socket) -> socket.socket:
    """Have a launcher forked; return its socket."""
    ours, theirs = socket.socketpair()
    with theirs:
        socket.send_fds(launcher, [ANOTHER], [theirs.fileno()])
    return ours


def leave_network() -> None:
    """Go into a network of one's own, so that nothing in two containers at once shares one."""
    kernel.unshare(kernel.NEW_NET)


# --- the launcher ---


def _launch(control_socket: socket.socket) -> NoReturn:
    """Make a container for every order: the size of its folder, and a socket to hold on to.

    Or fork another launcher, which takes its orders from that socket.
    """
    while True:
        data, descriptors, _, _ = socket.recv_fds(control_socket, 100, 1)
        if not data:
            os._exit(0)
        line = socket.socket(fileno=descriptors[0])
        child = os.fork()
        if child == 0:
            control_socket.close()
            if data == ANOTHER:
                _launch(line)
            _make_container(line, int(data))
        line.close()
        if data != ANOTHER:
            os.waitpid(child, 0)


def _make_container(line: socket.socket, size_mb: int) -> NoReturn:
    """Become process 1 of new namespaces, and end when the warm process closes the line."""
    try:
        user, group = os.geteuid(), os.getegid()
        kernel.unshare(OWN | kernel.NEW_PID)
        map_identity(user, group)
        if os.fork():
            os._exit(0)
        mount_private(size_mb)
        orphans = _told_of_orphans()
        line.sendall(READY)
        _reap_orphans(orphans, line)
    except OSError as error:
        line.sendall(str(error).encode())
    finally:
        os._exit(0)


def _told_of_orphans() -> socket.socket:
    """Return a socket that can be read whenever a child of this process has ended."""
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.detach(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    return ours


def _reap_orphans(orphans: socket.socket, line: socket.socket) -> None:
    """Wait for whoever ends, until the line is closed.

    The kernel could do that by itself, but then their processor time would be lost.
    """
    while line not in select.select([line, orphans], [], [])[0]:
        orphans.recv(4096)
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


# --- the warm process ---


class Container:
    """Fresh namespaces with a private folder; everything in them ends at once.

    It is ordered first and awaited later, so that it is made while something else runs.
    """

    def __init__(self, launcher: socket.socket, size_mb: int) -> None:
        self.size_mb = size_mb
        self._children: list[int] = []
        self._is_killed = False
        self._line, theirs = socket.socketpair()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        with theirs:
            socket.send_fds(launcher, [str(size_mb).encode()], [theirs.fileno()])

    def wait(self) -> None:
        """Wait until it is there; OSError if the kernel refused."""
        data, extras, _, _ = self._line.recvmsg(4096, socket.CMSG_SPACE(CREDENTIALS.size))
        if data != READY:
            raise OSError(f"no namespaces for the submission: {data.decode(errors='replace')}")
        self._first = CREDENTIALS.unpack(extras[0][2])[0]
        self._pidfd = os.pidfd_open(self._first)

    def fork(self) -> int:
        """Fork this process into the process namespace; return 0 in the child."""
        kernel.setns(self._pidfd, kernel.NEW_PID)
        child = os.fork()
        if child:
            self._children.append(child)
        return child

    def enter(self) -> None:
        """Move the child into the other namespaces."""
        kernel.setns(self._pidfd, OWN)

    def processes(self) -> list[int]:
        """Return the processes of which all others in the container are descendants."""
        return [self._first, *self._children]

    def is_broken(self) -> bool:
        """Return whether process 1 has ended unasked: no process in there can have done that.

        It still counts as alive until those in there are reaped, but its line is closed.
        """
        return not self._is_killed and bool(select.select([self._line], [], [], 0)[0])

    def kill(self) -> None:
        """End all processes in the container."""
        self._is_killed = True
        signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)

    def sweep(self) -> EndedProcesses:
        """End all processes in the container but its first and the notebook's own."""
        return end_others(self.processes(), self.processes())

    def end(self) -> EndedProcesses:
        """End all processes in the container, and wait until the last is gone."""
        others = living(descendants(self.processes()), self.processes())
        is_broken = self.is_broken()
        self.kill()
        statuses = [os.waitpid(pid, 0)[1] for pid in self._children]
        select.select([self._pidfd], [], [])
        with contextlib.suppress(
            ChildProcessError
        ):  # a forked zygote's is reaped by the first warm process
            os.waitpid(self._first, 0)
        os.close(self._pidfd)
        self._line.close()
        signals = [os.WTERMSIG(status) for status in statuses if os.WIFSIGNALED(status)]
        running = "R" in others.values()
        ended_by = signals[-1] if signals else 0
        return EndedProcesses(bool(others), running, signal=ended_by, is_broken=is_broken)
