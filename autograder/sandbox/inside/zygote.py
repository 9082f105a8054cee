"""The warm process: everything imported once, then one fork for every notebook.

The grader executes it with a clean environment and one socket. It never holds a secret. A request
comes with a fresh socket for the notebook that is to be started; the child keeps that one only.
"""

import gc
import os
import select
import signal
import socket
import sys
from typing import Any, NoReturn

from .confinement.place import Ground, Place
from .confinement.probe import attempt_everything
from .frames import receive_frame, send_frame
from .notebook import serve_notebook
from .shell import GradedShell, make_shell

WATCH_SECONDS = 0.1


def serve(control_fd: int, ground: Ground) -> None:
    """Fork a notebook process for every request until the grader closes the socket."""
    control = socket.socket(fileno=control_fd)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _import_what_notebooks_import()
    shell = make_shell()
    gc.freeze()
    send_frame(control, {"ready": os.getpid()}, [])
    places: list[Place] = []
    while True:
        try:
            request = _next_request(control, places)
        except (EOFError, ConnectionError):
            _end(places)
            return
        if request["do"] == "spawn":
            descriptor = socket.recv_fds(control, 1, 1)[1][0]
            places.append(ground.place(request["limits"]))
            if places[-1].fork() == 0:
                _leave(places[-1], socket.socket(fileno=descriptor), shell, request["probe"])
            os.close(descriptor)
        elif request["do"] == "end":
            send_frame(control, {"ended": _end(places)}, [])


def _leave(
    place: Place, sock: socket.socket, shell: GradedShell, probe: dict[str, Any] | None
) -> NoReturn:
    """Lock this process up, then run the notebook or the probe; never without being locked up."""
    try:
        place.confine(sock.fileno())
    except OSError as error:
        send_frame(sock, {"refused": str(error)}, [])
        os._exit(1)
    if probe is None:
        serve_notebook(sock, shell)
    try:
        send_frame(sock, {"hello": "probe"}, [])
        outcomes = attempt_everything(probe)
        refused = [name for name, is_refused in outcomes.items() if is_refused]
        send_frame(sock, {"refused_attempts": refused}, [])
    finally:
        os._exit(0)


def _next_request(control: socket.socket, places: list[Place]) -> dict[str, Any]:
    """Wait for the grader, and meanwhile keep an eye on what each submission uses in all."""
    while not select.select([control], [], [], WATCH_SECONDS if places else None)[0]:
        for place in places:
            if place.uses_too_much():
                place.kill()
    return receive_frame(control)[0]


def _end(places: list[Place]) -> int:
    """End every process that the submission left."""
    ended = sum(place.end() for place in places)
    places.clear()
    return ended


def _import_what_notebooks_import() -> None:
    """Load the slow imports before the first fork, so that every notebook starts warm."""
    import matplotlib.pyplot
    import numpy
    import pandas

    loaded = (matplotlib.pyplot, numpy, pandas)
    if not all(module.__name__ in sys.modules for module in loaded):
        raise ImportError("the sandbox environment is incomplete")
