"""What a class does wrong: groups of equal answers, and a new stored answer out of one of them."""

import re
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.checking.reading import read_submission
from autograder.course import Course
from autograder.errors import UsageError
from autograder.gradebook.people_comments import GivenComments, give_comment
from autograder.grading.stored_results import stored_results
from autograder.mistakes.anonymous_answer import anonymous_answer
from autograder.mistakes.sentences import mistake_file
from autograder.model import Exercise
from autograder.pipeline.exercise_selection import find_exercise, select_exercises
from autograder.pipeline.grade import released_stubs
from autograder.pipeline.topic_checks.answer_checks import fault_of_words
from autograder.reports.mistake_groups import MistakeGroup, mistake_groups
from autograder.staging import stage

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@dataclass(frozen=True)
class MistakeGroups:
    """What a class does wrong, by exercise, the largest groups first."""

    groups: tuple[MistakeGroup, ...]


@dataclass(frozen=True)
class NewAnswer:
    """A stored answer that was made of a submission; written only if ``is_written``."""

    path: Path
    source: str
    is_written: bool = False


def class_mistakes(course: Course, name: str) -> tuple[MistakeGroup, ...]:
    """Group the wrong answers of a class to one exercise, or to those of a topic."""
    groups: list[MistakeGroup] = []
    for slug, exercises in select_exercises(course.paths, [name]).items():
        results = stored_results(course.paths, slug).results
        for exercise in exercises:
            groups += mistake_groups(exercise, results)
    return tuple(groups)


def comment_on_group(course: Course, student: str, exercise: Exercise, text: str) -> GivenComments:
    """Give one comment to all whose answers behave like a student's.

    Parameters
    ----------
    student : str
        One of the group.
    exercise : Exercise
        What they answered.
    text : str
        What they read on their pages.

    Raises
    ------
    UsageError
        If the student's answer is in no group.
    RecordError
        If the gradebook cannot be written.
    """
    results = stored_results(course.paths, exercise.topic).results
    for group in mistake_groups(exercise.name, results):
        if student in group.students:
            cell = exercise.answer_cell
            return give_comment(course.database, exercise.topic, cell, group.students, text)
    raise UsageError(
        f"{student}/{exercise.id}: no wrong answer that was compared with others. "
        f"To see the groups: autograder mistakes {exercise.id}"
    )


def propose_answer(
    course: Course, student: str, name: str, *, stored_name: str, sentence: str
) -> NewAnswer:
    """Make a stored wrong answer of a submission, without anything that says whose it is.

    Parameters
    ----------
    student : str
        Who handed it in.
    name : str
        The exercise, such as ``decision_trees/gini``.
    stored_name, sentence : str
        What the stored answer is called, and what it does: "divides by n instead of n - 1".

    Raises
    ------
    UsageError
        If there is no such answer, the name is taken, or the sentence cannot be used.
    """
    exercise = find_exercise(course.paths, name)
    path = mistake_file(course.paths, exercise, stored_name)
    shown = path.relative_to(course.paths.root)
    if not _NAME.fullmatch(stored_name):
        raise UsageError(f"--name {stored_name!r}: no name of a stored answer. Use a_b_c")
    if path.exists():
        raise UsageError(f"{shown}: there is such a stored answer already. Take another --name")
    if fault := fault_of_words(sentence):
        raise UsageError(f"--says: {fault}")
    code = _answer_of(course, student, exercise)
    quoted = sentence.replace("\\", "").replace('"', "'")
    return NewAnswer(path, f'"""{quoted}"""\n\n{code}')


def write_answer(proposed: NewAnswer) -> NewAnswer:
    """Write a stored answer."""
    stage(proposed.path, proposed.source.encode()).publish()
    return NewAnswer(proposed.path, proposed.source, is_written=True)


def _answer_of(course: Course, student: str, exercise: Exercise) -> str:
    paths, topic = course.paths, read_topic(course.paths, exercise.topic)
    folder = paths.submission(student, topic.slug)
    if not folder.is_dir():
        raise UsageError(f"{folder.relative_to(paths.root)}: nothing was handed in")
    submission = read_submission(folder, topic, released_stubs(paths, topic))
    place = submission.answers[exercise.name]
    cells = [cell for cell in submission.cells if cell.cell_type == "code"]
    answers = {found.cell for found in submission.answers.values()} - {place.cell}
    sources = [cell.source for cell in cells if cell.index not in answers]
    others = [other.name for other in topic.exercises if other.name != exercise.name]
    code = anonymous_answer(sources, exercise.name, others)
    if not code:
        raise UsageError(f"{student}/{exercise.id}: there is no function of this name to adopt")
    return code
