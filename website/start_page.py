"""The first page: what README says of the course, and its topics with a figure of each."""

import html
import re
from collections.abc import Mapping, Sequence

from autograder.model import Topic

_SHOWN_SECTIONS = ("For whom", "What sets it apart", "Licence")
_SECTION = re.compile(r"^## ", re.MULTILINE)


def start_page(readme: str, topics: Sequence[Topic], figures: Mapping[str, str]) -> str:
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
    shown = [f"## {sections[name].strip()}" for name in _SHOWN_SECTIONS if name in sections]
    first = f"topics/{topics[0].slug}.html"
    buttons = (
        '<p class="buttons">'
        f'<a class="button primary" href="{first}">Start with the first topic</a> '
        '<a class="button" href="map.html">Map of the topics</a> '
        '<a class="button" href="exercises.html">All exercises</a></p>'
    )
    cards = "\n".join(_card(topic, figures.get(topic.slug)) for topic in topics)
    gallery = f'<ol class="topic-cards">\n{cards}\n</ol>'
    parts = [_words_of(opening), buttons, "## Topics", gallery, *shown]
    return "\n\n".join(parts) + "\n"


def _words_of(opening: str) -> str:
    """Return title and first paragraphs: no pictures of the program, no commands."""
    paragraphs = re.split(r"\n\n+", opening.strip())
    end = next((n for n, one in enumerate(paragraphs) if one.startswith(("|", "```", "!"))), None)
    return "\n\n".join(paragraphs[:end])


def _card(topic: Topic, figure: str | None) -> str:
    picture = f'<img src="{figure}" alt="" loading="lazy">' if figure else ""
    facts = f"{topic.hours:g} hours, {len(topic.exercises)} exercises"
    return (
        f'<li><a href="topics/{topic.slug}.html"><span class="picture">{picture}</span>'
        f"<strong>{html.escape(topic.title)}</strong></a>"
        f"<p>{html.escape(topic.goal.strip())}</p><small>{facts}</small></li>"
    )
