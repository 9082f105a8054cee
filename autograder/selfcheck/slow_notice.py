"""The time after which the terminal says that something still runs, and how to stop it."""

import contextlib
import sys
import threading
from collections.abc import Iterator

SECONDS = 10.0


@contextlib.contextmanager
def time_budget(what: str, seconds: float = SECONDS) -> Iterator[None]:
    """Report after some seconds that ``what`` still runs, and how to stop it."""
    timer = threading.Timer(seconds, _report_overrun, [what, seconds])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _report_overrun(what: str, seconds: float) -> None:
    stream = sys.__stderr__  # what the notebook prints is swallowed; this is not
    if stream is not None:
        stream.write(
            f"{what} has been running for {seconds:g} seconds. It is slow, or a loop in it "
            "never ends. Ctrl-C stops it.\n"
        )
        stream.flush()
