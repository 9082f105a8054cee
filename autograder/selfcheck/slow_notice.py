"""The time after which the terminal says that something still runs, and how to stop it."""

import contextlib
import sys
import threading
from collections.abc import Iterator

SECONDS = 10.0


@contextlib.contextmanager
def time_budget(what: str, seconds: float = SECONDS) -> Iterator[None]:
    """Report after some seconds that ``what`` still runs, and how to stop it."""
    timer = threading.Timer(seconds, _report_overrun, [what, seconds, threading.get_ident()])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def without_notice(_what: str) -> contextlib.AbstractContextManager[None]:
    """Report nothing, however long it takes."""
    return contextlib.nullcontext()


def _report_overrun(what: str, seconds: float, thread: int) -> None:
    stream = sys.__stderr__  # what the notebook prints is swallowed; this is not
    if stream is not None:
        function = running_function(thread)
        where = f", now in `{function}`" if function else ""
        stream.write(
            f"{what} has been running for {seconds:g} seconds{where}. It is slow, or a loop in it "
            "never ends. Ctrl-C stops it.\n"
        )
        stream.flush()


def running_function(thread: int) -> str:
    """Name the function of the notebook that a thread is in, if any."""
    frame = sys._current_frames().get(thread)
    while frame is not None:
        code = frame.f_code
        if code.co_filename.startswith("<cell ") and code.co_name != "<module>":
            return code.co_name
        frame = frame.f_back
    return ""
