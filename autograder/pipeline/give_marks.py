"""Give marks by hand: one function for the marking page, for answers to requests, and for undo."""

from collections.abc import Callable
from dataclasses import replace

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.errors import UsageError
from autograder.gradebook.backups import runs_with_backups
from autograder.gradebook.hand_marks import GivenMark, GradedItem, HandMark, give_mark, graded_item
from autograder.gradebook.penalties import renew_penalties
from autograder.gradebook.writer import open_writer
from autograder.grading.known_names import find_item_name
from autograder.grading.plan import selected_topics
from autograder.grading.record import read_run_policy
from autograder.grading.run_names import new_run_name
from autograder.model import Exercise, Question, Selection, Topic
from autograder.pipeline.exercise_selection import whole_topic_error

Change = Callable[[GivenMark], GivenMark]


def find_item(course: Course, name: str) -> tuple[Topic, Exercise | Question]:
    """Find an exercise or a written question by ``topic/name``, or by its name alone.

    Raises
    ------
    UsageError
        If there is none, several topics have it, or its topic is not built.
    """

    def names_in(slug: str) -> list[str]:
        return list(_items(read_topic(course.paths, slug)))

    slug, wanted = find_item_name(name, course.config.topics, names_in, kind="exercise or question")
    topic = find_built_topic(course, slug)
    items = _items(topic)
    if not wanted:
        raise whole_topic_error(slug, list(items))
    return topic, items[wanted]


def _items(topic: Topic) -> dict[str, Exercise | Question]:
    items: dict[str, Exercise | Question] = {one.name: one for one in topic.exercises}
    return items | {one.id: one for one in topic.questions}


def find_built_topic(course: Course, slug: str) -> Topic:
    """Find a topic that can have been handed in; a UsageError if there is none of this name."""
    for topic in selected_topics(course, Selection(topics=(slug,))):
        return topic
    raise UsageError(f"{slug}: the topic is not built yet. Run: autograder build")


class HandMarker:
    """Gives marks by hand, each at once; all of one session are one run, as ``undo`` sees it."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self.run = ""

    def give(
        self, student: str, topic: Topic, item: Exercise | Question, change: Change, why: str
    ) -> HandMark | None:
        """Change what is given for one exercise or question; None if that changes nothing.

        Raises
        ------
        RecordError
            If it cannot be written, or another run is recording; nothing was changed then.
        """
        course = self._course
        with open_writer(course.paths, course.database, self._run_name()) as writer:
            mark = give_mark(writer, student, graded_item(topic.slug, item), change, why)
            if mark is not None:
                renew_penalties(writer, topic.slug, read_run_policy(course, ()).terms)
        return mark

    def _run_name(self) -> str:
        """Return the name of the session's run; a new one if another run has come in between."""
        runs = runs_with_backups(self._course.paths)
        if not self.run or (runs and runs[-1].run != self.run):
            self.run = new_run_name()
        return self.run


def with_points(given: GivenMark, item: GradedItem, points: float | None) -> GivenMark:
    """Return what is given with another mark; a UsageError if that is no mark of this item."""
    if points is not None and not 0 <= points <= item.max_points:
        raise UsageError(
            f"{item.topic}/{item.name}: a mark is from 0 to {item.max_points}. Got {points:g}. "
            "For more than that, give extra points"
        )
    return replace(given, manual=points)
