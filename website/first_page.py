"""The first page: what README says of the course, and its topics with a figure of each."""

import html
import re
from collections.abc import Mapping, Sequence

from autograder.counted_words import count_of
from autograder.model import Topic

_REASONS = "What sets it apart"
_SECTIONS_BELOW = ("For whom", "Licence")
_SECTION = re.compile(r"^## ", re.MULTILINE)


def first_page(readme: str, topics: Sequence[Topic], figures: Mapping[str, str]) -> str:
    """Return the first page as Markdown.

    Parameters
    ----------
    readme : str
        README.md, its links already leading to pages.
    topics : sequence of Topic
        In the order of the course.
    figures : dict of str to str
        A picture for each topic that has one, from the first page.
    """
    opening, *rest = _SECTION.split(readme)
    sections = {part.split("\n", 1)[0].strip(): part for part in rest}

    def section(name: str) -> list[str]:
        return [f"## {sections[name].strip()}"] if name in sections else []

    first = f"topics/{topics[0].slug}.html"
    buttons = (
        '<p class="buttons">'
        f'<a class="button primary" href="{first}">Start with the first topic</a> '
        '<a class="button" href="map.html">Map of the topics</a> '
        '<a class="button" href="exercises.html">All exercises</a></p>'
    )
    cards = "\n".join(_card(topic, figures.get(topic.slug)) for topic in topics)
    gallery = f'<ol class="topic-cards">\n{cards}\n</ol>'
    below = [part for name in _SECTIONS_BELOW for part in section(name)]
    parts = [_words_of(opening), _amount(topics), buttons, *section(_REASONS)]
    parts += ["## Topics", gallery, *below]
    return "\n\n".join(parts) + "\n"


def _amount(topics: Sequence[Topic]) -> str:
    """Return how much there is."""
    exercises = sum(len(topic.exercises) for topic in topics)
    hours = sum(topic.hours for topic in topics)
    amounts = (
        count_of(len(topics), "topic"),
        count_of(exercises, "exercise"),
        f"about {hours:g} hours",
    )
    return f"{{.amount}}\n{', '.join(amounts)}."


def _words_of(opening: str) -> str:
    """Return title and first paragraphs: no pictures of the program, no commands."""
    paragraphs = re.split(r"\n\n+", opening.strip())
    end = next((n for n, one in enumerate(paragraphs) if one.startswith(("|", "```", "!"))), None)
    return "\n\n".join(paragraphs[:end])


def _card(topic: Topic, figure: str | None) -> str:
    picture = f'<img src="{figure}" alt="" loading="lazy">' if figure else ""
    facts = f"{count_of(topic.hours, 'hour')}, {count_of(len(topic.exercises), 'exercise')}"
    return (
        f'<li><a href="topics/{topic.slug}.html"><span class="picture">{picture}</span>'
        f"<strong>{html.escape(topic.title)}</strong></a>"
        f"<p>{html.escape(topic.goal.strip())}</p><small>{facts}</small></li>"
    )
