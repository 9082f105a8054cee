"""A copy of the course in a temporary folder, for tests that play a term."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (
    "assignments", "solutions", "autograder/hidden_tests", "tests/selfchecks", "tests/calibration",
    "requirements", "source", "release", "course.toml", "nbgrader_config.py",
)  # fmt: skip

Autograder = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy everything that a course is made of; nothing of a class, no engine."""
    root = tmp_path_factory.mktemp("course")
    for part in PARTS:
        target = root / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / part, target, ignore=ignore)
        else:
            shutil.copy(ROOT / part, target)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    return root


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
