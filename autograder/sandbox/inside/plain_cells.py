"""Run the cells of other people's notebooks: one folder a submission, one process a notebook."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
import warnings
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from .frames import receive_frame, send_frame
from .limits import start_from_known_state
from .plain_output import error_reply
from .plain_shell import ZMQInteractiveShell, enter_notebook, make_plain_shell, no_input

EXIT_SECONDS = 0.1
"""A kernel lives on for a moment after ``exit()``."""


def serve_submission(sock: socket.socket, shell: ZMQInteractiveShell) -> NoReturn:
    """Take files in and start notebooks, until the grader is done with the submission."""
    child = 0
    try:
        for number in (signal.SIGINT, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_IGN)
        send_frame(sock, {"hello": "notebook"}, [])
        while True:
            request, blobs = receive_frame(sock)
            if request["do"] == "files":
                for name, data in zip(request["files"], blobs, strict=True):
                    _write(Path(name), data, "wb" if request["is_first"] else "ab")
            elif request["do"] == "notebook":
                descriptor = socket.recv_fds(sock, 1, 1)[1][0]
                child = os.fork()
                if child == 0:
                    sock.close()
                    os.chdir(request["folder"])
                    serve_kernel(
                        socket.socket(fileno=descriptor),
                        request["environment"],
                        None if request["is_changed"] else shell,
                    )
                os.close(descriptor)
            elif request["do"] == "reap":
                send_frame(sock, {"signal": _signal_of(child)}, [])
    except (EOFError, ConnectionError):
        pass
    finally:
        os._exit(0)


def _signal_of(child: int) -> int:
    """Wait for the notebook that was started last; say which signal ended it, 0 if none did."""
    status = os.waitpid(child, 0)[1]
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0


def serve_kernel(
    sock: socket.socket, environment: dict[str, str], shell: ZMQInteractiveShell | None
) -> NoReturn:
    """Run cells as they come, in one namespace, and leave without running exit handlers.

    The shell that was made before the fork serves, unless the course's environment is another one.
    """
    try:
        _set(environment)
        start_from_known_state()
        if shell is None:
            shell = make_plain_shell(environment.get("MPLBACKEND", ""))
        enter_notebook(shell)
        version = ".".join(map(str, sys.version_info[:3]))
        send_frame(sock, {"hello": "kernel", "version": version}, [])
        asyncio.run(_serve(sock, shell))
    except (EOFError, ConnectionError):
        pass
    finally:
        os._exit(0)


def _set(environment: dict[str, str]) -> None:
    """Set variables as if this Python had been started with them."""
    os.environ.update(environment)
    time.tzset()
    for option in filter(None, environment.get("PYTHONWARNINGS", "").split(",")):
        sys.warnoptions.append(option)
    warnings._processoptions(sys.warnoptions)  # type: ignore[attr-defined]


def _write(path: Path, data: memoryview, mode: str) -> None:
    """Write a part of a file, unless a notebook has left something else in its place."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if mode == "wb":
            path.unlink(missing_ok=True)
        with path.open(mode) as file:
            file.write(data)


async def _serve(sock: socket.socket, shell: ZMQInteractiveShell) -> None:
    loop, own = asyncio.get_running_loop(), os.getpid()
    shell.end_soon = lambda: loop.call_later(EXIT_SECONDS, os._exit, 0)
    while True:
        await _readable(loop, sock)
        request, _ = receive_frame(sock)
        outbox = shell.begin_cell()
        reply = await _run_cell(shell, request["source"])
        if os.getpid() != own:
            os._exit(0)  # a copy that the cell forked must not speak for the notebook
        shell.flush_streams()
        outbox.flush()
        send_frame(
            sock, {"number": request["number"], "reply": reply, "messages": outbox.messages}, []
        )


async def _readable(loop: asyncio.AbstractEventLoop, sock: socket.socket) -> None:
    """Wait for a request; tasks that cells have begun go on meanwhile, as in a kernel."""
    ready = loop.create_future()

    def wake() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(sock, wake)
    try:
        await ready
    finally:
        loop.remove_reader(sock)


async def _run_cell(shell: ZMQInteractiveShell, source: str) -> dict[str, Any]:
    """Run one cell; SIGINT stops it, and is ignored at any other time."""
    try:
        with no_input():
            result = await _result_of(shell, source)
        error = result.error_before_exec or result.error_in_exec
        is_error = error is not None or shell.failed_to_show
    except KeyboardInterrupt as interrupt:  # between two steps of IPython's own
        shell.put_out("error", {"ename": "KeyboardInterrupt", "evalue": "", "traceback": []})
        error, is_error = interrupt, True
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    count, wanted = shell.execution_count - 1, sorted(shell.wanted)
    reply: dict[str, Any] = {"status": "ok", "execution_count": count, "wanted": wanted}
    if is_error:
        reply.update(error_reply(type(error).__name__, _text(error), shell.last_trace))
        reply["status"] = "error"
    return reply


async def _result_of(shell: ZMQInteractiveShell, source: str) -> Any:
    """Run a cell in the loop if it awaits something, and outside of its turn if not."""
    trouble = None
    try:
        transformed = shell.transform_cell(source)  # type: ignore[no-untyped-call]
    except Exception:  # noqa: BLE001 - run_cell shows what is wrong with it
        transformed, trouble = source, sys.exc_info()
    if not shell.should_run_async(
        source, transformed_cell=transformed, preprocessing_exc_tuple=trouble
    ):
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return shell.run_cell(source, store_history=True)
    shell.last_trace = None
    shell.failed_to_show = False
    cell = asyncio.ensure_future(
        shell.run_cell_async(
            source,
            store_history=True,
            transformed_cell=transformed,
            preprocessing_exc_tuple=trouble,
        )
    )
    loop = asyncio.get_running_loop()

    def cancel(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(cell.cancel)

    signal.signal(signal.SIGINT, cancel)
    result = None
    try:
        result = await cell
    finally:
        shell.events.trigger("post_execute")
        shell.events.trigger("post_run_cell", result)
    return result


def _text(error: object) -> str:
    try:
        return str(error)
    except Exception:  # noqa: BLE001 - a hostile __str__ must not hide the error itself
        return ""
