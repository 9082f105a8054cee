"""The topics as Markdown: a table for the project's first page, and a page of all exercises."""

import re
from collections.abc import Iterator, Sequence

from autograder.model import Exercise, Topic

HEAD = "| topic | exercises | marks | bonus | hours |\n|---|---|---|---|---|"
PAGE_HEAD = """\
# Topics and their exercises

Generated from `assignments/`; `make readme` makes it again. Exercises whose points are a bonus are
extensions.
"""
EXERCISE_HEAD = "| | exercise | points | uses |\n|---|---|---|---|"


def index_table(topics: Sequence[Topic], page: str) -> str:
    """Return one row a topic, in the order of the course: counts, and links.

    ``page`` is where `topics_page` is from there; each notebook is linked, too.
    """
    return "\n".join([HEAD, *(_row(topic, page) for topic in topics)]) + "\n"


def topics_page(topics: Sequence[Topic], root: str) -> str:
    """Return a page that names all exercises; ``root`` is the course's folder from there."""
    return "\n".join([PAGE_HEAD, *(_section(topic, root) for topic in topics)])


def _row(topic: Topic, page: str) -> str:
    count = f"[{len(topic.exercises)}]({page}#{_anchor(topic.title)})"
    cells = (_link(topic, ""), count, f"{_marks(topic)}", f"{_bonus(topic)}", f"{topic.hours:g}")
    return f"| {' | '.join(cells)} |"


def _section(topic: Topic, root: str) -> str:
    rows = [_exercise_row(number, one) for number, one in enumerate(topic.exercises, 1)]
    counts = (
        f"{len(rows)} exercises, {_marks(topic)} marks and {_bonus(topic)} bonus, "
        f"about {topic.hours:g} hours: {_link(topic, root)}."
    )
    parts = (f"## {topic.title}", topic.goal.strip(), counts, "\n".join([EXERCISE_HEAD, *rows]))
    return "\n\n".join(part for part in parts if part) + "\n"


def _exercise_row(number: int, exercise: Exercise) -> str:
    worth = f"{exercise.bonus} bonus" if exercise.is_bonus else f"{exercise.points}"
    uses = ", ".join(_quoted(exercise.uses))
    return f"| {number} | `{exercise.name}` | {worth} | {uses} |"


def _quoted(names: Sequence[str]) -> Iterator[str]:
    for name in names:
        yield f"`{name}`"


def _link(topic: Topic, root: str) -> str:
    return f"[{topic.title}]({root}release/{topic.slug}/{topic.slug}.ipynb)"


def _marks(topic: Topic) -> int:
    return sum(e.points for e in topic.exercises) + sum(q.points for q in topic.questions)


def _bonus(topic: Topic) -> int:
    return sum(exercise.bonus for exercise in topic.exercises)


def _anchor(title: str) -> str:
    """Return the anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
