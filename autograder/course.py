"""One course, opened once for each command and passed to every verb as its first argument.

What not every verb needs is read on first use, and then not again: the secret, which
``setup`` has to make first, and ``nbgrader_config.py``, which is a program that is executed.
"""

import secrets
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from sqlalchemy import URL, make_url
from traitlets.config import Config

from autograder.config import CourseConfig, read_course
from autograder.errors import UsageError
from autograder.nbgrader_settings import read_settings
from autograder.paths import CoursePaths
from autograder.staging import stage, waiting_place


@dataclass(frozen=True)
class Course:
    """A course: where everything lies, its settings, its secret, and where its gradebook is."""

    paths: CoursePaths
    config: CourseConfig

    @cached_property
    def nbgrader_settings(self) -> Config:
        """What ``nbgrader_config.py`` says; whoever changes it works on a copy."""
        return read_settings(self.paths.root)

    @cached_property
    def database(self) -> URL:
        """The gradebook."""
        return database_of(self.paths, self.nbgrader_settings)

    @cached_property
    def secret(self) -> str:
        """The secret that hidden tests draw their inputs with; a UsageError if there is none."""
        return read_secret(self.paths.secret)


def open_course(root: Path) -> Course:
    """Open the course in a folder.

    Raises
    ------
    UsageError
        If the folder has no ``course.toml``.
    CourseTextError
        If it has faults.
    """
    paths = CoursePaths(root.resolve())
    if not paths.course_file.exists():
        raise UsageError(
            f"{paths.root}: there is no course.toml. "
            "Go to the course's folder, or name it: --course DIR"
        )
    return Course(paths, read_course(paths.root))


def database_of(paths: CoursePaths, settings: Config) -> URL:
    """Return the URL of a gradebook: what ``nbgrader_config.py`` names, else ``gradebook.db``."""
    named = settings.get("CourseDirectory", {}).get("db_url")
    if isinstance(named, str) and named:
        return make_url(named)
    return URL.create("sqlite", database=str(paths.gradebook))


def read_secret(path: Path) -> str:
    """Read the course secret.

    Raises
    ------
    UsageError
        If there is none yet, or nothing in it.
    """
    try:
        secret = path.read_text().strip()
    except FileNotFoundError:
        raise UsageError(f"{path}: the course has no secret yet. Run: autograder setup") from None
    if not secret:
        raise UsageError(
            f"{path}: the course's secret is empty. Restore your backup of it; without one, "
            "delete the file and run: autograder setup"
        )
    return secret


def make_secret(path: Path) -> None:
    """Write a fresh secret that only the owner can read, unless there is one."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    waiting_place(path).touch(mode=0o600)  # nobody else may read it, not even before it is there
    stage(path, f"{secrets.token_hex(32)}\n".encode()).publish()
