"""Written questions, one question across all students: what a marker sees, and what is given.

The marking page shows it and calls it; it knows nothing of pages. Marks and comments go where
formgrader's go, so either can be used at any time. Which rubric items were picked, and comments to
use again, are kept in ``.autograder/marking/<topic>.json``.
"""

import hashlib
import json
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.copy import read_release
from autograder.gradebook.database import database_faults
from autograder.gradebook.hand_marks import GivenMark, graded_item, read_given
from autograder.gradebook.marks import read_marks
from autograder.gradebook.sanitize import sanitize_markdown
from autograder.grading.stored_results import stored_results
from autograder.model import Question
from autograder.pipeline.feedback import names_of
from autograder.pipeline.give_marks import HandMarker, find_built_topic, with_points
from autograder.staging import stage

MOST_COMMENT = 10_000
MOST_KEPT = 30
"""Comments to use again that are kept for a question."""
MOST_CELLS = 2
"""Of text above a question that belong to it: its own, and its heading."""

_POINTS = re.compile(r"(\d+(?:\.\d+)?) points?: (.*)", re.DOTALL)


@dataclass(frozen=True)
class RubricItem:
    """One line of a rubric; ``points`` is None where it names none."""

    text: str
    points: float | None


@dataclass(frozen=True)
class QueueEntry:
    """One answer in the queue: a number that says nothing about its author, and a label."""

    key: int
    label: str
    is_open: bool
    points: float | None


@dataclass(frozen=True)
class QuestionView:
    """One question and its queue. ``blank`` counts students who wrote nothing: they have 0."""

    id: str
    points: int
    prompt: str
    rubric: tuple[RubricItem, ...]
    model_answer: str
    queue: tuple[QueueEntry, ...]
    blank: int
    comments: tuple[str, ...]


@dataclass(frozen=True)
class AnswerView:
    """One answer as clean HTML, and what is given for it; ``version`` says what a marker saw."""

    key: int
    html: str
    points: float | None
    comment: str
    picked: tuple[int, ...]
    version: str


@dataclass(frozen=True)
class MarkingMemory:
    """What marking remembers of a topic, by question.

    ``picked`` holds the numbers of rubric items by student, ``comments`` how often each was used.
    """

    picked: Mapping[str, Mapping[str, tuple[int, ...]]] = field(default_factory=dict)
    comments: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


_MEMORY = TypeAdapter(MarkingMemory)


def rubric_items(question: Question) -> tuple[RubricItem, ...]:
    """Read the points of each line of a rubric, such as ``1 point: says why``."""
    return tuple(_rubric_item(line) for line in question.rubric)


def _rubric_item(line: str) -> RubricItem:
    found = _POINTS.fullmatch(line)
    return RubricItem(found[2], float(found[1])) if found else RubricItem(line, None)


class MarkingDesk:
    """The written questions of one topic, for one marker.

    With ``is_anonymous`` no id and no name leaves it, and the order says nothing either.
    """

    def __init__(self, course: Course, slug: str, *, is_anonymous: bool = False) -> None:
        self._course = course
        self._topic = find_built_topic(course, slug)
        self._is_anonymous = is_anonymous
        self._marker = HandMarker(course)
        self._file = course.paths.private / "marking" / f"{slug}.json"
        self._questions = {question.id: question for question in self._topic.questions}
        if not self._questions:
            raise UsageError(f"{slug}: the topic has no written question, so there is none to mark")
        self._names = names_of(read_marks(course.database, [slug]))
        self._results = {r.student: r for r in stored_results(course.paths, slug).results}
        self._order = self._ordered(self._results)
        self.given = 0
        self.runs: dict[str, None] = {}

    @property
    def title(self) -> str:
        """The title of the topic."""
        return self._topic.title

    @property
    def question_ids(self) -> tuple[str, ...]:
        """The questions, in their order."""
        return tuple(self._questions)

    @property
    def is_anonymous(self) -> bool:
        """Whether nobody is named."""
        return self._is_anonymous

    def question(self, name: str) -> QuestionView:
        """Return a question with its queue: what is open, and what has its mark."""
        question = self._question(name)
        given = read_given(self._course.database, graded_item(self._topic.slug, question))
        known = [student for student in self._order if student in given]
        wrote = [s for s in known if self._has_answered(s, name) or given[s].manual is not None]
        return QuestionView(
            question.id,
            question.points,
            self._prompt(question),
            rubric_items(question),
            sanitize_markdown(question.model_answer),
            tuple(self._entry(student, given[student]) for student in wrote),
            len(known) - len(wrote),
            self._comments(name),
        )

    def answer(self, name: str, key: int) -> AnswerView:
        """Return one answer, with what is given for it now."""
        question, student = self._question(name), self._student(key)
        given = read_given(self._course.database, graded_item(self._topic.slug, question))
        if student not in given:
            raise UsageError(
                f"{name}: this answer is not in the gradebook any more. Load the page anew"
            )
        return self._view(question, student, given[student])

    def give(
        self,
        name: str,
        key: int,
        *,
        points: float | None,
        picked: Sequence[int],
        comment: str,
        version: str,
    ) -> AnswerView:
        """Give a mark and a comment for one answer; without points, take the mark away.

        Raises
        ------
        UsageError
            If that is no mark of this question, or something else changed it since it was shown.
        RecordError
            If it cannot be written; nothing was changed then.
        """
        question, student = self._question(name), self._student(key)
        items = rubric_items(question)
        if any(number not in range(len(items)) for number in picked):
            raise UsageError(f"{name}: there is no such rubric item. Load the page anew")
        if len(comment) > MOST_COMMENT:
            raise UsageError(
                f"{name}: a comment has at most {MOST_COMMENT} characters. Got {len(comment)}"
            )
        place, html = graded_item(self._topic.slug, question), self._html(question, student)

        def change(now: GivenMark) -> GivenMark:
            if _version(now, html) != version:
                raise UsageError(
                    f"{name}: another program changed this mark or comment meanwhile. "
                    "Nothing was saved. Look at it again (press Escape), then save"
                )
            return replace(with_points(now, place, points), comment=comment.strip())

        reasons = "; ".join(items[number].text for number in picked)
        why = f"written answer marked{': ' if reasons else ''}{reasons}"
        mark = self._marker.give(student, self._topic, question, change, why)
        if mark is not None:
            self.given += 1
            self.runs[self._marker.run] = None
        self._remember(name, student, picked, comment.strip(), is_new=mark is not None)
        given = read_given(self._course.database, place)[student]
        return self._view(question, student, given)

    # --- what is shown ---

    def _ordered(self, students: Iterable[str]) -> list[str]:
        order = sorted(students)
        if self._is_anonymous:
            random.Random(f"{self._course.secret}/{self._topic.slug}").shuffle(order)
        return order

    def _entry(self, student: str, given: GivenMark) -> QueueEntry:
        key = self._order.index(student)
        name = self._names.get(student, "")
        label = f"answer {key + 1}" if self._is_anonymous else f"{student} {name}".strip()
        return QueueEntry(key, label, given.needs_person, given.score)

    def _view(self, question: Question, student: str, given: GivenMark) -> AnswerView:
        html = self._html(question, student)
        picked = self._memory().picked.get(question.id, {}).get(student, ())
        items = rubric_items(question)
        is_whole = all(number < len(items) for number in picked)
        total = sum(items[number].points or 0 for number in picked) if is_whole else None
        return AnswerView(
            self._order.index(student),
            html,
            given.manual,
            given.comment,
            tuple(picked) if total == given.manual else (),
            _version(given, html),
        )

    def _html(self, question: Question, student: str) -> str:
        """Read an answer from the copy that the engine made, and clean it once more."""
        slug = self._topic.slug
        copy = self._course.paths.autograded_submission(student, slug) / f"{slug}.ipynb"
        try:
            cells = json.loads(copy.read_text(encoding="utf-8"))["cells"]
        except (OSError, ValueError, KeyError) as error:
            raise RecordError(
                f"autograded/{slug}: an answer cannot be read. Got {type(error).__name__}. "
                f"Run: autograder grade {slug}"
            ) from error
        for cell in cells:
            if _grade_id(cell) == question.cell:
                return sanitize_markdown("".join(cell["source"]))
        return ""

    def _prompt(self, question: Question) -> str:
        """Return the text above the question's cell in the released notebook."""
        path = self._course.paths.release_notebook(self._topic.slug)
        above: list[str] = []
        for cell in read_release(path).notebook["cells"]:
            if _grade_id(cell) == question.cell:
                break
            text = "".join(cell["source"])
            above = [*above, text] if cell["cell_type"] == "markdown" else []
        return sanitize_markdown("\n\n".join(above[-MOST_CELLS:]))

    def _has_answered(self, student: str, question: str) -> bool:
        return question in self._results[student].answered_questions

    def _question(self, name: str) -> Question:
        if name not in self._questions:
            known = ", ".join(self._questions)
            raise UsageError(f"{self._topic.slug}: no question is named {name}. It has: {known}")
        return self._questions[name]

    def _student(self, key: int) -> str:
        if key not in range(len(self._order)):
            raise UsageError(f"{key}: there is no such answer. Load the page anew")
        return self._order[key]

    # --- what is remembered ---

    def _memory(self) -> MarkingMemory:
        try:
            return _MEMORY.validate_json(self._file.read_bytes())
        except FileNotFoundError:
            return MarkingMemory()
        except (OSError, ValidationError) as error:
            raise RecordError(
                f"{self._file}: what marking remembers cannot be read. Got {type(error).__name__}. "
                "Restore your backup of it, or delete it: marks and comments are in the gradebook"
            ) from error

    def _comments(self, name: str) -> tuple[str, ...]:
        used = self._memory().comments.get(name, {})
        return tuple(sorted(used, key=lambda text: (-used[text], text)))

    def _remember(
        self, name: str, student: str, picked: Sequence[int], comment: str, *, is_new: bool
    ) -> None:
        memory = self._memory()
        of_question = {**memory.picked.get(name, {}), student: tuple(sorted(picked))}
        used = dict(memory.comments.get(name, {}))
        if comment and is_new:
            used[comment] = used.get(comment, 0) + 1
            kept = sorted(used, key=lambda text: (text != comment, -used[text]))[:MOST_KEPT]
            used = {text: used[text] for text in kept}
        changed = MarkingMemory(
            {**memory.picked, name: of_question}, {**memory.comments, name: used}
        )
        with database_faults(self._course.database):
            stage(self._file, _MEMORY.dump_json(changed, indent=1)).publish()


def _grade_id(cell: Mapping[str, Any]) -> str:
    return str(cell.get("metadata", {}).get("nbgrader", {}).get("grade_id", ""))


def _version(given: GivenMark, html: str) -> str:
    """Name what a marker saw: the answer, and what was given for it."""
    seen = json.dumps([given.manual, given.extra, given.comment, html])
    return hashlib.sha256(seen.encode()).hexdigest()[:16]
