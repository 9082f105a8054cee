"""A copy of the course in a temporary folder, for tests that play a term."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.course_copy import copy_course

Autograder = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the course, with nothing of a class."""
    return copy_course(tmp_path_factory.mktemp("course"))


@pytest.fixture(scope="session")
def autograder() -> Autograder:
    """Run the command line as a user does."""

    def autograder(*words: str, course: Path) -> "subprocess.CompletedProcess[str]":
        command = [Path(sys.executable).with_name("autograder"), *words]
        environment = {**os.environ, "PYTHONWARNINGS": "default", "COLUMNS": "120"}
        return subprocess.run(
            command, cwd=course, env=environment, capture_output=True, text=True, timeout=900
        )

    return autograder
