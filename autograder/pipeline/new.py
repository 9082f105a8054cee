"""``autograder new``: the files of a new topic or exercise, ready to fill in."""

from collections.abc import Mapping
from pathlib import Path

from autograder.authoring.assignment import survey_assignment
from autograder.authoring.scaffold import (
    course_with_topic,
    exercise_files,
    table_with_exercise,
    text_with_exercise,
    topic_files,
)
from autograder.config import SLUG
from autograder.course import Course
from autograder.errors import UsageError
from autograder.paths import CoursePaths


def new(course: Course, name: str) -> tuple[Path, ...]:
    """Make what ``name`` asks for: ``topic`` or ``topic/exercise``; return the files written."""
    topic, slash, exercise = name.partition("/")
    return new_exercise(course, topic, exercise) if slash else new_topic(course, topic)


def new_topic(course: Course, topic: str) -> tuple[Path, ...]:
    """Write the files of a new topic and add it to ``course.toml``; return all files written."""
    _refuse_bad_name(topic)
    paths = course.paths
    files = topic_files(paths, topic)
    _refuse_to_overwrite(paths, files)
    if topic not in course.config.topics:
        text = course_with_topic(paths.course_file.read_text(encoding="utf-8"), topic)
        if text is None:
            raise UsageError("course.toml: topics is no plain list. Write: topics = [...]")
        files[paths.course_file] = text
    return _write(files)


def new_exercise(course: Course, topic: str, exercise: str) -> tuple[Path, ...]:
    """Write the files of a new exercise and add it to the topic's two; return all files written."""
    _refuse_bad_name(topic)
    _refuse_bad_name(exercise)
    paths = course.paths
    table, text = paths.assignment_file(topic), paths.notebook_text(topic)
    if not (table.exists() and text.exists()):
        raise UsageError(f"there is no topic {topic!r}. Run first: autograder new {topic}")
    if exercise in [known.name for known in survey_assignment(paths, topic).topic.exercises]:
        raise UsageError(f"{topic} has an exercise {exercise!r} already. Take another name.")
    files = exercise_files(paths, topic, exercise)
    _refuse_to_overwrite(paths, files)
    shown = text.relative_to(paths.root)
    files[table] = table_with_exercise(table.read_text(encoding="utf-8"), exercise)
    files[text] = text_with_exercise(text.read_text(encoding="utf-8"), shown, exercise)
    return _write(files)


def _refuse_bad_name(name: str) -> None:
    if not SLUG.fullmatch(name):
        raise UsageError(f"{name!r} is no name for a folder. Use lower case: ridge, fit_ridge")


def _refuse_to_overwrite(paths: CoursePaths, files: Mapping[Path, str]) -> None:
    there = [str(file.relative_to(paths.root)) for file in files if file.exists()]
    if there:
        raise UsageError(f"{', '.join(there)}: there already, so nothing was written.")


def _write(files: Mapping[Path, str]) -> tuple[Path, ...]:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tuple(files)
