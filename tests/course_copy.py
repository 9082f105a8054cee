"""The tiny course that tests of the engine grade: built once a run, copied to play a class in.

What its author would have written lies in ``tests/tiny_course/``, which says what is in it.
"""

import functools
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock

from autograder.course import open_course
from autograder.pipeline.build import build_topics

ROOT = Path(__file__).parents[1]
WRITTEN = ROOT / "tests" / "tiny_course"
TOPIC = "first_steps"
OF_THE_PROJECT = ("requirements", "nbgrader_config.py")
PLACE = "AUTOGRADER_TINY_COURSE"
"""Names the folder of this run to all its processes."""
MAKER = f"{PLACE}_MAKER"


def make_place() -> Path:
    """Make the folder of this run, unless the process that started this one has made it."""
    if PLACE not in os.environ:
        os.environ[PLACE] = tempfile.mkdtemp(prefix="tiny-course-")
        os.environ[MAKER] = str(os.getpid())
    return Path(os.environ[PLACE])


def remove_place() -> None:
    """Remove the folder of this run, if this process made it: workers and their tests did not."""
    if os.environ.get(MAKER) == str(os.getpid()):
        del os.environ[MAKER]
        shutil.rmtree(os.environ.pop(PLACE), ignore_errors=True)


def made_once(name: str, make: Callable[[Path], None]) -> Path:
    """Return a folder that the first process of this run to ask for it makes, for all of them.

    No test may change what is in it.
    """
    place = make_place() / name
    with FileLock(f"{place}.lock"):
        if not (place / "is_whole").exists():
            shutil.rmtree(place, ignore_errors=True)
            make(place)
            (place / "is_whole").touch()
    return place


@functools.cache
def tiny_course() -> Path:
    """Return the built course."""
    return made_once("course", _build)


def _build(root: Path) -> None:
    shutil.copytree(WRITTEN, root, ignore=shutil.ignore_patterns("__pycache__"))
    for name in OF_THE_PROJECT:
        _copy(ROOT / name, root / name)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    build_topics(open_course(root), [TOPIC], check=False)


def copy_course(root: Path, **limits: int) -> Path:
    """Copy the tiny course.

    Parameters
    ----------
    root : Path
        The folder to copy to; made if it is missing.
    **limits : int
        Values of the table ``[limits]`` to change.
    """
    shutil.copytree(tiny_course(), root, symlinks=True, dirs_exist_ok=True)
    (root / "is_whole").unlink()
    settings = (root / "course.toml").read_text()
    for name, value in limits.items():
        settings, count = re.subn(rf"{name} = \d+", f"{name} = {value}", settings)
        assert count == 1, f"course.toml: {name} was found {count} times"
    (root / "course.toml").write_text(settings)
    return root


def _copy(origin: Path, target: Path) -> None:
    (shutil.copytree if origin.is_dir() else shutil.copy)(origin, target)
