"""A copy of the course to play a class in: everything that authors wrote, no engine, no class."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOPIC = "linear_regression"
BY_TOPIC = (
    "assignments", "solutions", "autograder/hidden_tests", "tests/selfchecks", "tests/calibration",
    "source", "release",
)  # fmt: skip
WHOLE = ("requirements", "course.toml", "nbgrader_config.py")
LIST_OF_TOPICS = re.compile(r"^topics = \[.*?^\]", re.MULTILINE | re.DOTALL)
DATES = re.compile(r"^\[due\]\n(?:\w+ = .*\n)*", re.MULTILINE)


def copy_course(root: Path, **limits: int) -> Path:
    """Copy the course with one topic only, since every further one would cost time.

    Parameters
    ----------
    root : Path
        The folder to copy to; made if it is missing.
    **limits : int
        Values of the table ``[limits]`` to change.
    """
    for part in BY_TOPIC:
        _copy(ROOT / part / TOPIC, root / part / TOPIC)
        for file in (ROOT / part).glob("*.py"):
            _copy(file, root / part / file.name)
    _copy(ROOT / "assignments" / "_shared", root / "assignments" / "_shared")
    for part in WHOLE:
        _copy(ROOT / part, root / part)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    settings = (root / "course.toml").read_text()
    settings = _replaced(settings, LIST_OF_TOPICS, f'topics = ["{TOPIC}"]')
    settings = _replaced(settings, DATES, f"[due]\n{TOPIC} = 2027-02-05T18:00:00\n")
    for name, value in limits.items():
        settings = _replaced(settings, re.compile(rf"{name} = \d+"), f"{name} = {value}")
    (root / "course.toml").write_text(settings)
    return root


def _copy(origin: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if origin.is_dir():
        shutil.copytree(origin, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(origin, target)


def _replaced(text: str, pattern: re.Pattern[str], new: str) -> str:
    changed, count = pattern.subn(new, text)
    assert count == 1, f"course.toml: {pattern.pattern} was found {count} times"
    return changed
