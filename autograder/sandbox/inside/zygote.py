"""The warm process: everything imported once, then one fork for every notebook.

The grader executes it with a clean environment and one socket. It never holds a secret. A request
comes with a fresh socket for the notebook that is to be started; the child keeps that one only.
"""

import ctypes
import gc
import os
import signal
import socket
import sys
from pathlib import Path

from .frames import receive_frame, send_frame
from .notebook import serve_notebook
from .shell import make_shell

PR_SET_CHILD_SUBREAPER = 36


def serve(control_fd: int) -> None:
    """Fork a notebook process for every request until the grader closes the socket."""
    control = socket.socket(fileno=control_fd)
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _import_what_notebooks_import()
    shell = make_shell()
    gc.freeze()
    send_frame(control, {"ready": os.getpid()}, [])
    while True:
        try:
            request, _ = receive_frame(control)
        except (EOFError, ConnectionError):
            end_descendants()
            return
        if request["do"] == "spawn":
            descriptor = socket.recv_fds(control, 1, 1)[1][0]
            if os.fork() == 0:
                control.close()
                os.setsid()
                serve_notebook(socket.socket(fileno=descriptor), shell)
            os.close(descriptor)
        elif request["do"] == "end":
            send_frame(control, {"ended": end_descendants()}, [])


def end_descendants() -> int:
    """Kill every process that came from a submission, reap them all, return how many there were.

    As the subreaper of its descendants this process inherits those whose parents died, so after a
    few rounds nobody is left, detached daemons included.
    """
    ended = 0
    while True:
        for pid in _descendants():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                ended += 1
            os.sched_yield()
        except ChildProcessError:
            return ended


def _descendants() -> list[int]:
    """List all processes below this one, found by their parents in /proc."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            stat = (entry / "stat").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        parent = int(stat.rpartition(")")[2].split()[1])
        children.setdefault(parent, []).append(int(entry.name))
    found: list[int] = []
    queue = children.get(os.getpid(), [])
    while queue:
        pid = queue.pop()
        found.append(pid)
        queue.extend(children.get(pid, []))
    return found


def _import_what_notebooks_import() -> None:
    """Load the slow imports before the first fork, so that every notebook starts warm."""
    import matplotlib.pyplot
    import numpy
    import pandas

    loaded = (matplotlib.pyplot, numpy, pandas)
    if not all(module.__name__ in sys.modules for module in loaded):
        raise ImportError("the sandbox environment is incomplete")
