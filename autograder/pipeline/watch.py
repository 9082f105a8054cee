"""The verb ``watch``: grade every hand-in as it arrives, with workers that are kept warm."""

import contextlib
import fcntl
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from autograder.collect.arrivals import folder_fault
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.database import os_advice
from autograder.paths import CoursePaths
from autograder.pipeline.watch_events import Tell, WatchReport
from autograder.pipeline.watcher import Watcher
from autograder.sandbox.levels import Level, choose_level


def watched_folders(course: Course, folders: Sequence[Path]) -> tuple[Path, ...]:
    """Return what is watched: nbgrader's exchange, if there is one, and the folders named.

    Raises
    ------
    UsageError
        If a folder is missing, or there is neither an exchange nor a folder.
    """
    inbound = exchange_inbound(course)
    watched = [folder.resolve() for folder in folders]
    for folder in watched:
        fault = folder_fault(folder)
        if fault:
            raise UsageError(f"{folder}: it cannot be watched, {fault}. Make it, or name another")
    if inbound.is_dir():
        watched.insert(0, inbound.resolve())
    elif not watched:
        raise UsageError(
            f"{inbound}: there is nothing to watch. Got no folder, and no exchange there. Name a "
            "folder, or make the exchange: nbgrader release_assignment"
        )
    own = (course.paths.submitted, course.paths.private, course.paths.autograded)
    for folder in watched:
        if any(folder == ours or ours in folder.parents for ours in own):
            raise UsageError(f"{folder}: this is where work is put after it came. Name another")
    return tuple(dict.fromkeys(watched))


def exchange_inbound(course: Course) -> Path:
    """Return where nbgrader's exchange lays what students submit, by ``nbgrader_config.py``."""
    settings = course.nbgrader_settings
    root = settings.get("Exchange", {}).get("root")
    name = settings.get("CourseDirectory", {}).get("course_id")
    exchange = Path(root) if isinstance(root, str) and root else course.paths.exchange
    return exchange / (name if isinstance(name, str) else "") / "inbound"


def watch(
    course: Course,
    folders: Sequence[Path],
    *,
    jobs: int,
    tell: Tell,
    is_once: bool = False,
    sandbox: str = Level.FULL,
) -> WatchReport:
    """Grade what arrives until it is interrupted; with ``is_once``, what is there now.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    folders : sequence of Path
        Where work arrives, besides nbgrader's exchange.
    jobs : int
        Worker processes.
    tell : callable
        Takes what happens.
    is_once : bool
        Whether to end when all that has arrived was seen to.
    sandbox : str
        The level of confinement that must hold.

    Raises
    ------
    UsageError
        If a folder is missing, or there is nothing to watch.
    RecordError
        If there is no gradebook, or another watch is running.
    SandboxError
        If the level cannot be had here.
    """
    watched = watched_folders(course, folders)
    report = WatchReport()
    with only_watch(course.paths):
        level = Level(sandbox)
        if level is not Level.NONE:
            level = choose_level(course.paths.root, sandbox)
        watcher = Watcher(course, watched, jobs, level, tell, report, is_once=is_once)
        try:
            watcher.work()
        except KeyboardInterrupt:
            watcher.say("stopped", "what was finished is kept, the rest comes next time")
        finally:
            watcher.close()
    return report


@contextlib.contextmanager
def only_watch(paths: CoursePaths) -> Iterator[None]:
    """Hold the lock of the course's only watch; the kernel lets go of it with this process."""
    file = paths.private / "watch.lock"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise RecordError(f"{file}: {os_advice(error)}") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.ftruncate(descriptor, 0)
        os.write(descriptor, str(os.getpid()).encode())
        yield
    except BlockingIOError:
        other = os.read(descriptor, 20).decode(errors="replace")
        raise RecordError(
            f"{file}: another watch of this course is running, as process {other}. "
            "Leave it running, or end it first: kill " + other
        ) from None
    finally:
        os.close(descriptor)
