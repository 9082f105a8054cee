"""One notebook process: run the cells once, then fork a snapshot whenever the grader asks."""

import contextlib
import os
import signal
import socket
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from .defined_functions import Answers, definitions, neutral_selfcheck
from .figures import draw_what_is_usual
from .frames import receive_frame, send_frame
from .layout_cache import known_words, likely_words
from .limits import forget_settings, start_from_known_state, thread_count
from .own_modules import WORKING_FOLDER
from .shell import GradedShell, run_cell
from .snapshot_main import serve_calls
from .stand_ins import StandIns
from .warm_up_render import WARMED_UP


def serve_notebook(sock: socket.socket, shell: GradedShell) -> NoReturn:
    """Answer the grader's requests for one notebook, and leave without running exit handlers."""
    try:
        for number in (signal.SIGINT, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_IGN)
        send_frame(sock, {"hello": "notebook"}, [])
        _serve(sock, shell)
    except (EOFError, ConnectionError):
        pass  # the grader is done with this notebook
    finally:
        os._exit(0)


def _serve(sock: socket.socket, shell: GradedShell) -> None:
    while True:
        request, blobs = receive_frame(sock)
        if request["do"] == "run":
            WORKING_FOLDER.settle()
            _write_files(request["files"], blobs)
            _run(sock, shell, request)
        elif request["do"] == "fork":
            _reap()
            descriptor = socket.recv_fds(sock, 1, 1)[1][0]
            if os.fork() == 0:
                sock.close()
                _serve_snapshot(socket.socket(fileno=descriptor), shell, request)
            os.close(descriptor)
        elif request["do"] == "serve":
            _serve_snapshot(sock, shell, request)


def _reap() -> None:
    """Reap children that have ended, each of which counts as a process until then."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _serve_snapshot(sock: socket.socket, shell: GradedShell, request: dict[str, Any]) -> NoReturn:
    """Become the process that answers calls on the finished notebook's functions."""
    try:
        forget_settings()
        start_from_known_state()
        send_frame(sock, {"hello": "snapshot"}, [])
        serve_calls(
            sock, shell.user_ns, overrides=request["overrides"], stand_ins=_stand_ins(shell)
        )
    except (EOFError, ConnectionError):
        pass
    finally:
        os._exit(0)


def _stand_ins(shell: GradedShell) -> StandIns:
    """Return what stands in for functions of this notebook."""
    found = [t for t in shell.ast_transformers if isinstance(t, StandIns)]
    return found[0] if found else StandIns(())


def _run(sock: socket.socket, shell: GradedShell, request: dict[str, Any]) -> None:
    """Run all cells in order; report each as it ends, then what became of the answers."""
    limits = request["limits"]
    if not request["draws"] and shell.display_formatter is not None:
        shell.display_formatter.active_types = ["text/plain"]  # nobody looks: no need for figures
    start_from_known_state()
    if request["is_warm_up"]:
        WARMED_UP.learn(request["shown"])
    StandIns(request["stand_ins"]).install(shell)
    answers = Answers(tuple(request["answers"]), frozenset(request["called"]))
    sys.modules["selfcheck"] = neutral_selfcheck(answers.names)
    own = os.getpid()
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
        if os.getpid() != own:
            os._exit(0)  # a copy that the cell forked must not speak for the notebook
        answers.look(shell.user_ns)
        if fate != "ok" or cell["is_skipped"] or answers.lack(cell["answers"]):
            _define(shell, cell, answers, limits)
            answers.look(shell.user_ns)
        report = {"cell": cell["index"], "fate": fate, "outputs": outputs, "cpu": cpu}
        send_frame(sock, report, [])
    found = answers.restore(shell.user_ns)
    put_back = answers.put_back(shell.user_ns)
    raised = answers.errors_left(shell.user_ns)
    end = {"found": found, "put_back": put_back, "raised": raised, "threads": thread_count()}
    if request["is_warm_up"]:
        end["learned"] = _learned(request["shown"])
    send_frame(sock, end, [])


def _learned(sources: list[str]) -> dict[str, Any]:
    """Return what a warm-up render found, and the words that are likely in this notebook."""
    facts = WARMED_UP.learned()
    with contextlib.suppress(Exception):  # what a notebook did to its settings is its own affair
        draw_what_is_usual()
    facts.words = known_words()
    facts.words += likely_words(sources, facts.words)
    return asdict(facts)


def _define(
    shell: GradedShell, cell: dict[str, Any], answers: Answers, limits: dict[str, Any]
) -> None:
    """Run what a cell defines, one by one, where it did not get so far or kept nothing.

    What is defined already stays, but for a cell with an answer: there the last one counts.
    """
    is_answer = bool(cell["answers"]) and not answers.stands_in(cell["answers"], cell["index"])
    for names, source in definitions(cell["definitions"]):
        if is_answer or not names or not names <= shell.user_ns.keys():
            _, outputs, _ = run_cell(
                shell,
                cell["index"],
                source,
                cpu_limit=limits["cell_cpu_seconds"],
                wall_limit=limits["cell_wall_seconds"],
                output_kb=1,
            )
            answers.keep_error(names, outputs)


def _write_files(names: list[str], contents: list[memoryview]) -> None:
    """Lay out the released files in the working folder."""
    for name, content in zip(names, contents, strict=True):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_bytes(content)
