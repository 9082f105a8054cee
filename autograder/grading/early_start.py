"""What a run begins with, before its own imports: the warm process, and the try of the sandbox.

Both take a second each, on another core. They are started where something seems to have changed,
which a glance at the dates of files tells; a wrong guess costs time and nothing else.
"""

import contextlib
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from autograder.errors import SandboxError
from autograder.model import Selection
from autograder.paths import CoursePaths
from autograder.plain_course.run_start import WarmProcess
from autograder.sandbox.levels import choose_level
from autograder.sandbox.zygote import sandbox_python, zygote_of_run


@contextlib.contextmanager
def early_start(
    root: Path, selection: Selection, sandbox: str, *, is_forced: bool = False
) -> Iterator[WarmProcess | None]:
    """Start the warm process of a run that seems to have something to do, and try the sandbox.

    A forced run always has. Nothing is yielded where there seems to be nothing to do, or no
    sandbox: if one is needed, the run starts it, or says what is missing.
    """
    paths = CoursePaths(root.resolve())
    try:
        python = sandbox_python(paths.root)
    except SandboxError:
        python = None
    if python is None or not (is_forced or seems_changed(paths, selection)):
        yield None
        return
    with (
        zygote_of_run(python, sandbox) as control_socket,
        ThreadPoolExecutor(1) as executor,
    ):
        yield WarmProcess(control_socket, executor.submit(choose_level, paths.root, sandbox))


def seems_changed(paths: CoursePaths, selection: Selection) -> bool:
    """Whether a submission has come to its place, or was changed there, since it was graded."""
    students = selection.students or _names_in(paths.submitted)
    return any(
        _is_newer(paths, student, topic)
        for student in students
        for topic in selection.topics or _names_in(paths.submitted / student)
    )


def _is_newer(paths: CoursePaths, student: str, topic: str) -> bool:
    folder = paths.submission(student, topic)
    if not folder.is_dir():
        return False
    try:
        graded = paths.stored_result(student, topic).stat().st_ctime
        with os.scandir(folder) as found:
            return any(entry.stat(follow_symlinks=False).st_ctime > graded for entry in found)
    except OSError:
        return True


def _names_in(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)  # noqa: PTH208 - names alone, of thousands
    except OSError:
        return []
