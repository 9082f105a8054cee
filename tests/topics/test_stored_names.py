"""Stored wrong answers fail for what they say of themselves, not because a name is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic

GIVEN = ("np", "Callable")
"""What the first cell of the notebook in which they run imports."""


def missing_names(folder, exercises):
    builtins = ", ".join(f'"{name}"' for name in (*GIVEN, *exercises))
    ruff = [Path(sys.executable).with_name("ruff"), "check", "--isolated", "--quiet"]
    chosen = ["--select=F821", f"--config=builtins=[{builtins}]", "--output-format=concise"]
    return subprocess.run([*ruff, *chosen, folder], capture_output=True, text=True, check=False)


def test_stored_answers_know_every_name_that_they_use(slug, paths):
    topic = read_topic(paths, slug)
    folder = paths.calibration(slug, topic.exercises[0].name).parent
    assert list(folder.glob("*/wrong/*.py"))
    done = missing_names(folder, [exercise.name for exercise in topic.exercises])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("line", "code"), [("math.pi", 1), ("np.pi", 0), ("half(1)", 0)])
def test_a_name_that_nobody_gives_is_seen(tmp_path, line, code):
    (tmp_path / "answer.py").write_text(f"def double(x):\n    return {line}\n")
    assert missing_names(tmp_path, ["half"]).returncode == code
