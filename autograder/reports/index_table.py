"""The table of topics and exercises as Markdown, for the project's first page."""

from collections.abc import Iterator, Sequence

from autograder.model import Exercise, Topic

HEAD = "| topic | exercises | marks | bonus | hours |\n|---|---|---|---|---|"


def index_table(topics: Sequence[Topic]) -> str:
    """Return one row a topic, in the order of the course, each with a link to its notebook."""
    return "\n".join([HEAD, *(_row(topic) for topic in topics)]) + "\n"


def _row(topic: Topic) -> str:
    notebook = f"release/{topic.slug}/{topic.slug}.ipynb"
    exercises = ", ".join(_names(topic.exercises))
    marks = sum(e.points for e in topic.exercises) + sum(q.points for q in topic.questions)
    bonus = sum(e.bonus for e in topic.exercises)
    cells = (f"[{topic.title}]({notebook})", exercises, f"{marks}", f"{bonus}", f"{topic.hours:g}")
    return f"| {' | '.join(cells)} |"


def _names(exercises: Sequence[Exercise]) -> Iterator[str]:
    for exercise in exercises:
        yield f"`{exercise.name}` (bonus)" if exercise.is_bonus else f"`{exercise.name}`"
