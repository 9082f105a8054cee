"""Which exercises are meant by names such as ``linear_regression`` or ``decision_trees/gini``."""

from collections.abc import Collection, Mapping, Sequence

from autograder.authoring.assignment import read_topic
from autograder.config import read_course
from autograder.errors import UsageError
from autograder.model import Topic
from autograder.paths import CoursePaths


def find_drafts(paths: CoursePaths, topics: Collection[str]) -> tuple[str, ...]:
    """List the topics that are being written: folders of texts that are not among ``topics``.

    Authors' commands take them by name. They are not released, collected, graded or counted.
    """
    tables = (paths.root / "assignments").glob("*/assignment.toml")
    return tuple(sorted(file.parent.name for file in tables if file.parent.name not in topics))


def select_exercises(paths: CoursePaths, names: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """Return the exercises that are named, by topic, in the course's order; without names, all.

    Drafts have to be named.

    Raises
    ------
    UsageError
        If the course has no topic of that name, or the topic no such exercise.
    """
    topics = read_course(paths.root).topics
    known = (*topics, *find_drafts(paths, topics))
    wanted: dict[str, list[str]] = {}
    for name in names or topics:
        slug, _, exercise = name.partition("/")
        if slug not in known:
            raise UsageError(f"no topic is named {slug}. The course has: {', '.join(known)}")
        wanted.setdefault(slug, []).append(exercise)
    return {
        slug: _chosen(read_topic(paths, slug), wanted[slug]) for slug in known if slug in wanted
    }


def _chosen(topic: Topic, wanted: Sequence[str]) -> tuple[str, ...]:
    names = tuple(exercise.name for exercise in topic.exercises)
    unknown = sorted(set(wanted) - {"", *names})
    if unknown:
        raise UsageError(
            f"{topic.slug}: no exercise is named {', '.join(unknown)}. It has: {', '.join(names)}"
        )
    return names if "" in wanted else tuple(name for name in names if name in wanted)
