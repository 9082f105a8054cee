"""The page of all exercises, topic by topic; each leads to where it is set."""

import html
from collections.abc import Sequence

from autograder.model import Exercise, Topic
from website.topic_pages import anchor

HEAD = """\
# All exercises

Each is a function to write, with the self-checks of the notebook and the hidden tests that give the
marks. Exercises whose points are a bonus are extensions.
"""


def exercise_list(topics: Sequence[Topic]) -> str:
    """Return the page as Markdown."""
    return "\n".join([HEAD, *(_section(topic) for topic in topics)])


def _section(topic: Topic) -> str:
    items = "\n".join(_item(topic, exercise) for exercise in topic.exercises)
    title = f"## [{topic.title}](topics/{topic.slug}.ipynb)"
    return f'{title}\n\n<ol class="exercise-list">\n{items}\n</ol>\n'


def _item(topic: Topic, exercise: Exercise) -> str:
    place = f"topics/{topic.slug}.html#{anchor(exercise.name)}"
    worth = f"{exercise.bonus} bonus" if exercise.is_bonus else f"{exercise.points}"
    name = f"<code>{html.escape(exercise.name)}</code>"
    return f'<li><a href="{place}">{name}</a> <small>{worth}</small></li>'
