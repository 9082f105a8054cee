"""One process that grades for a Dask worker: ``python -m autograder.grading.cluster.process``.

It is started afresh for each run, so it never holds an older engine or older tests in memory. It
ends at once when its standard input closes, whatever it is doing: when the worker closes it, ends
or is killed.
"""

import os
import queue
import signal
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import IO

from autograder.checking.grading_task import TASK as SUBMISSION
from autograder.checking.grading_task import run_task
from autograder.errors import AutograderError
from autograder.grading.cluster import process_messages
from autograder.grading.cluster.machine_fingerprint import differences, fingerprint
from autograder.grading.cluster.process_messages import ORDER, Order
from autograder.grading.temporary_files import own_temporary_files
from autograder.paths import CoursePaths
from autograder.sandbox.levels import choose_level
from autograder.sandbox.zygote import sandbox_python

COURSE_VARIABLE = "AUTOGRADER_COURSE"
"""Names on a worker where the course lies, if not at the same path as for the instructor."""

IDLE_SECONDS = 600.0
"""After so long without a task the run that started the process has been forgotten."""


def course_here(order: Order) -> Path:
    """Report where the course lies on this machine."""
    return Path(os.environ.get(COURSE_VARIABLE) or order.root)


def fault_here(order: Order) -> str:
    """Explain why this machine cannot grade for a run; an empty text if it can."""
    root = course_here(order)
    if not (root / "course.toml").is_file():
        return (
            f"{root}: the course is not there. Put the same copy of it at this path, "
            f"or say where it is: {COURSE_VARIABLE}=/a/folder dask worker"
        )
    try:
        sandbox_python(root)
        other = differences(order.parts, fingerprint(CoursePaths(root), order.topics))
        if other:
            return (
                f"{root}: it would grade by something else. Got another version of: "
                f"{'; '.join(other)}. Bring the same commit there, run: make setup"
            )
        if order.tries_level:
            choose_level(root, order.level)
    except AutograderError as error:
        return str(error)
    return ""


def main() -> None:
    """Report hello, then answer one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get among the answers
    waiting: queue.Queue[tuple[bytes, bytes]] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    with own_temporary_files():
        order = ORDER.validate_json(waiting.get()[1])
        fault = fault_here(order)
        process_messages.send(
            answers, process_messages.FAULT if fault else process_messages.HELLO, fault.encode()
        )
        while not fault:
            try:
                _, task = waiting.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                return
            process_messages.send(answers, *_answer(order, task))


def _answer(order: Order, task: bytes) -> tuple[bytes, bytes]:
    root = str(course_here(order))
    if root != order.root:
        task = SUBMISSION.dump_json(replace(SUBMISSION.validate_json(task), root=root))
    try:
        return process_messages.REPLY, run_task(task)
    except Exception as error:  # noqa: BLE001 - one submission's trouble must not stop the class
        return process_messages.FAULT, f"{type(error).__name__}: {error}".encode()


def _listen(source: IO[bytes], waiting: "queue.Queue[tuple[bytes, bytes]]") -> None:
    """Pass messages on, and leave when there is nobody any more to send some."""
    try:
        while True:
            waiting.put(process_messages.receive(source))
    except (EOFError, OSError):
        os._exit(1)


if __name__ == "__main__":
    main()
