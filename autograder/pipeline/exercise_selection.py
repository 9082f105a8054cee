"""Which exercises are meant by names such as ``linear_regression`` or ``decision_trees/gini``."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence

from autograder.authoring.assignment import read_topic
from autograder.config import read_course
from autograder.course import Course
from autograder.errors import UsageError
from autograder.grading.known_names import find_item_name, near_names, require_topics
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths


def find_drafts(paths: CoursePaths, topics: Collection[str]) -> tuple[str, ...]:
    """List the topics that are being written: folders of texts that are not among ``topics``.

    Authors' commands take them by name. They are not released, collected, graded or counted.
    """
    tables = (paths.root / "assignments").glob("*/assignment.toml")
    return tuple(sorted(file.parent.name for file in tables if file.parent.name not in topics))


def named_topics(course: Course, slugs: Sequence[str]) -> list[Topic]:
    """Read the topics of the course that are named; without names, all.

    Raises
    ------
    UsageError
        If the course has no topic of that name.
    """
    require_topics(course.config.topics, slugs)
    return [read_topic(course.paths, slug) for slug in slugs or course.config.topics]


def require_topics_or_drafts(course: Course, slugs: Collection[str]) -> None:
    """Refuse what is neither a topic nor a draft, with a guess at what was meant.

    Raises
    ------
    UsageError
        If there is one.
    """
    known = (*course.config.topics, *find_drafts(course.paths, course.config.topics))
    for slug in slugs:
        if slug not in known:
            near = near_names(slug, {one: one for one in known})
            advice = near or f"To make it: autograder new {slug}"
            raise UsageError(f"no topic is named {slug}. {advice}")


def select_exercises(paths: CoursePaths, names: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """Return the exercises that are named, by topic, in the course's order; without names, all.

    An exercise can be named without its topic if one topic alone has it. Drafts have to be named.

    Raises
    ------
    UsageError
        If the course has no topic and no exercise of that name, or several topics have one.
    """
    topics = read_course(paths.root).topics
    drafts = find_drafts(paths, topics)
    exercises_of = _exercises_of(paths)
    wanted: dict[str, list[str]] = {}
    for name in names or topics:
        slug, exercise = find_item_name(name, topics, exercises_of, kind="exercise", drafts=drafts)
        wanted.setdefault(slug, []).append(exercise)
    return {
        slug: tuple(n for n in exercises_of(slug) if n in wanted[slug] or "" in wanted[slug])
        for slug in (*topics, *drafts)
        if slug in wanted
    }


def find_exercise(paths: CoursePaths, name: str) -> Exercise:
    """Find one exercise by ``topic/exercise``, or by its name alone.

    Raises
    ------
    UsageError
        If there is none, or a whole topic is named.
    """
    topics = read_course(paths.root).topics
    exercises_of = _exercises_of(paths)
    slug, wanted = find_item_name(
        name, topics, exercises_of, kind="exercise", drafts=find_drafts(paths, topics)
    )
    if not wanted:
        raise whole_topic_error(slug, exercises_of(slug))
    return read_topic(paths, slug).exercise(wanted)


def whole_topic_error(slug: str, items: Sequence[str]) -> UsageError:
    """Return the error for a topic that was named where one exercise of it is meant."""
    return UsageError(
        f"{slug}: this is a whole topic. Name one of its exercises, such as "
        f"{slug}/{next(iter(items), 'NAME')}"
    )


def _exercises_of(paths: CoursePaths) -> Callable[[str], tuple[str, ...]]:
    """Return what lists the exercises of a topic, and reads each topic once."""

    @functools.cache
    def exercises_of(slug: str) -> tuple[str, ...]:
        return tuple(exercise.name for exercise in read_topic(paths, slug).exercises)

    return exercises_of
