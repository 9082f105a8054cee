"""One notebook process: run the cells once, then fork a snapshot whenever the grader asks."""

import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any, NoReturn

from .answers import Answers, neutral_selfcheck
from .frames import receive_frame, send_frame
from .limits import apply_limits, start_from_known_state, thread_count
from .shell import GradedShell, run_cell
from .snapshot import serve_calls


def serve_notebook(sock: socket.socket, shell: GradedShell) -> NoReturn:
    """Answer the grader's requests for one notebook, and leave without running exit handlers."""
    try:
        _discard_descriptors(keep=sock.fileno())
        send_frame(sock, {"hello": "notebook"}, [])
        _serve(sock, shell)
    except (EOFError, ConnectionError):
        pass  # the grader is done with this notebook
    finally:
        os._exit(0)


def _serve(sock: socket.socket, shell: GradedShell) -> None:
    while True:
        request, _ = receive_frame(sock)
        if request["do"] == "run":
            _run(sock, shell, request)
        elif request["do"] == "fork":
            descriptor = socket.recv_fds(sock, 1, 1)[1][0]
            if os.fork() == 0:
                sock.close()
                _serve_snapshot(socket.socket(fileno=descriptor), shell, request)
            os.close(descriptor)
        elif request["do"] == "serve":
            _serve_snapshot(sock, shell, request)


def _serve_snapshot(sock: socket.socket, shell: GradedShell, request: dict[str, Any]) -> NoReturn:
    """Become the process that answers calls on the finished notebook's functions."""
    try:
        start_from_known_state()
        send_frame(sock, {"hello": "snapshot"}, [])
        serve_calls(sock, shell.user_ns, overrides=request["overrides"])
    except (EOFError, ConnectionError):
        pass
    finally:
        os._exit(0)


def _run(sock: socket.socket, shell: GradedShell, request: dict[str, Any]) -> None:
    """Run all cells in order; report each as it ends, then what became of the answers."""
    limits = request["limits"]
    os.chdir(request["folder"])
    os.environ.update(HOME=request["home"], TMPDIR=request["home"])
    apply_limits(
        memory_mb=limits["memory_mb"], file_mb=limits["file_mb"], cpu_seconds=limits["cpu_seconds"]
    )
    start_from_known_state()
    answers = Answers(names=tuple(request["answers"]))
    sys.modules["selfcheck"] = neutral_selfcheck(answers.names)
    for cell in request["cells"]:
        send_frame(sock, {"began": cell["index"]}, [])
        fate, outputs, cpu = run_cell(
            shell,
            cell["index"],
            cell["source"],
            cpu_limit=limits["cell_cpu_seconds"],
            wall_limit=limits["cell_wall_seconds"],
            output_kb=limits["output_kb"],
        )
        answers.look(shell.user_ns)
        report = {"cell": cell["index"], "fate": fate, "outputs": outputs, "cpu": cpu}
        send_frame(sock, report, [])
    found = answers.restore(shell.user_ns)
    send_frame(sock, {"found": found, "threads": thread_count()}, [])


def _discard_descriptors(*, keep: int) -> None:
    """Close everything that came through the fork but the notebook's own socket and /dev/null."""
    null = os.open("/dev/null", os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(null, standard)
    for entry in list(Path("/proc/self/fd").iterdir()):
        number = int(entry.name)
        if number > 2 and number != keep:
            try:
                os.close(number)
            except OSError:
                continue  # the descriptor with which the folder itself was read
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL if number == signal.SIGTERM else signal.SIG_IGN)
