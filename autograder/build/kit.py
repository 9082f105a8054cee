"""What travels with every release besides its notebook: self-checks and what runs them."""

import functools
import json
import re
from pathlib import Path, PurePosixPath

import autograder
from autograder.authoring.expected_figures import FOLDER, figures_folder, read_expected_figures
from autograder.authoring.faults import selfcheck_files
from autograder.build.joining import join_files
from autograder.build.tree import Tree
from autograder.errors import CourseTextError, Fault
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.selfcheck import KIT

_STUDENT_PACKAGES = ("numpy", "pandas", "matplotlib", "jupyterlab", "pytest")
_SELFCHECKS = PurePosixPath("selfchecks")
_PACKAGE_ROOT = Path(autograder.__file__).parent.parent


def student_kit(paths: CoursePaths, topic: Topic) -> Tree:
    """Return the files of a release besides its notebook, by their path in it."""
    kit = {PurePosixPath(name): text.encode() for name, text in joined_kit().items()}
    for path in selfcheck_files(paths, topic.slug):
        kit[_SELFCHECKS / path.name] = path.read_bytes()
    for data in topic.data:
        kit[PurePosixPath("data") / data.file] = (paths.data(topic.slug) / data.file).read_bytes()
    for figure in read_expected_figures(paths, topic.slug).figures:
        path = figures_folder(paths, topic.slug) / figure.file
        kit[PurePosixPath(FOLDER) / figure.file] = path.read_bytes()
    kit[_SELFCHECKS / "topic.json"] = _topic_facts(topic)
    kit[PurePosixPath("requirements.txt")] = _requirements(paths)
    return kit


@functools.cache
def joined_kit() -> dict[str, str]:
    """Return the files that are the same in every release, by their path in it."""
    return join_files(KIT, _PACKAGE_ROOT)


def _topic_facts(topic: Topic) -> bytes:
    """Return what ``selfcheck.py`` needs to know, as JSON."""
    facts = {
        "topic": topic.slug,
        "title": topic.title,
        "exercises": [
            {
                "name": exercise.name,
                "points": exercise.points,
                "bonus": exercise.bonus,
                "uses": exercise.uses,
                "write_yourself": exercise.write_yourself,
                "hints": exercise.hints,
            }
            for exercise in topic.exercises
        ],
        "data": [file.file for file in topic.data],
    }
    return (json.dumps(facts, indent=1, ensure_ascii=False) + "\n").encode()


def _requirements(paths: CoursePaths) -> bytes:
    """Return what a student installs, from the versions that the course is tested with on."""
    lock = paths.root / "requirements" / "engine.lock"
    text = lock.read_text(encoding="utf-8") if lock.exists() else ""
    lines: list[str] = []
    faults: list[Fault] = []
    for package in _STUDENT_PACKAGES:
        found = re.search(rf"^{package}==(\d+\.\d+)", text, re.MULTILINE)
        if found:
            lines.append(f"{package}>={found[1]}\n")
        else:
            message = f"students need {package}, which is not locked. Add it and lock again."
            faults.append(Fault(lock.relative_to(paths.root), 1, message))
    if faults:
        raise CourseTextError(faults)
    return "".join(lines).encode()
