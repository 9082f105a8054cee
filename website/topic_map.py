"""The map of the topics: which one needs which, drawn as lines beside the list of them."""

import html
import math
import re
from collections.abc import Mapping, Sequence

from autograder.counted_words import count_of
from autograder.model import Topic

_BUILDS_ON = re.compile(r"Builds on (.*?)(?:[;.]|\*$)", re.MULTILINE)
_NAME = re.compile(r"`(\w+)`")

# In sixteenths of a rem, so that the drawing grows with the letters beside it.
ROW = 64
WIDTH = 120
DOT = 5
EDGE = 8


def needs_of(title_cell: str, slug: str, known: Sequence[str]) -> tuple[str, ...]:
    """Return the topics that one builds on, as the line below its title says."""
    found = _BUILDS_ON.search(title_cell)
    named = _NAME.findall(found[1]) if found else []
    return tuple(name for name in known if name in named and name != slug)


def direct_needs(needs: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """Leave out what a topic needs by way of another one that it needs."""
    return {
        slug: tuple(
            one
            for one in named
            if not any(one in _all_needs(other, needs) for other in named if other != one)
        )
        for slug, named in needs.items()
    }


def _all_needs(slug: str, needs: Mapping[str, Sequence[str]]) -> set[str]:
    found: set[str] = set()
    queue = list(needs.get(slug, ()))
    while queue:
        one = queue.pop()
        if one not in found:
            found.add(one)
            queue.extend(needs.get(one, ()))
    return found


def topic_map(topics: Sequence[Topic], needs: Mapping[str, Sequence[str]], root: str) -> str:
    """Return the map as HTML: the topics in order, and lines from each to those that need it.

    Parameters
    ----------
    topics : sequence of Topic
        In the order of the course.
    needs : dict of str to sequence of str
        What each topic builds on.
    root : str
        The pages of the topics from here, such as ``topics/``.
    """
    drawn = direct_needs(needs)
    rows = {topic.slug: number for number, topic in enumerate(topics)}
    lines = [
        _line(rows[one], rows[slug], one, slug, len(topics))
        for slug in rows
        for one in drawn.get(slug, ())
        if one in rows
    ]
    dots = [
        f'<circle class="{slug}" cx="{WIDTH}" cy="{_middle(row)}" r="{DOT}"/>'
        for slug, row in rows.items()
    ]
    height = ROW * len(topics)
    size = f"width:{(WIDTH + EDGE) / 16}rem;height:{height / 16}rem"
    picture = (
        f'<svg aria-hidden="true" viewBox="0 0 {WIDTH + EDGE} {height}" style="{size}">'
        f"{''.join(lines + dots)}</svg>"
    )
    items = "".join(_item(topic, root) for topic in topics)
    return (
        f"<style>{''.join(_lit(slug) for slug in rows)}</style>\n"
        f'<div class="topic-map">{picture}<ol style="--row:{ROW / 16}rem">{items}</ol></div>\n'
    )


def needs_table(topics: Sequence[Topic], needs: Mapping[str, Sequence[str]], root: str) -> str:
    """Return the same in words: for each topic what it needs, and what needs it."""
    titles = {topic.slug: topic.title for topic in topics}
    rows = []
    for topic in topics:
        before = [one for one in needs.get(topic.slug, ()) if one in titles]
        after = [slug for slug in titles if topic.slug in needs.get(slug, ())]
        cells = [
            _links([topic.slug], titles, root),
            _links(before, titles, root),
            _links(after, titles, root),
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(["| topic | needs | is needed by |", "|---|---|---|", *rows]) + "\n"


def _links(slugs: Sequence[str], titles: Mapping[str, str], root: str) -> str:
    return ", ".join(f"[{titles[slug]}]({root}{slug}.ipynb)" for slug in slugs) or "–"


def _middle(row: int) -> int:
    return ROW * row + ROW // 2


def _line(start: int, end: int, one: str, slug: str, count: int) -> str:
    """Return a curve from the row of a topic to that of one that needs it."""
    reach = WIDTH * (0.18 + 1.1 * math.sqrt((end - start) / count))
    out = f"{WIDTH - min(reach, 1.28 * WIDTH):.1f}"
    top, bottom = _middle(start), _middle(end)
    curve = f"M{WIDTH} {top}C{out} {top},{out} {bottom},{WIDTH} {bottom}"
    return f'<path class="{one} {slug}" d="{curve}"/>'


def _item(topic: Topic, root: str) -> str:
    facts = f"{count_of(topic.hours, 'hour')}, {count_of(len(topic.exercises), 'exercise')}"
    return (
        f'<li data-topic="{topic.slug}"><a href="{root}{topic.slug}.html">'
        f"{html.escape(topic.title)}</a> <small>{facts}</small></li>"
    )


def _lit(slug: str) -> str:
    """Return the rules that light up the lines of the topic under the pointer."""
    map_ = f'.topic-map:has([data-topic="{slug}"]:is(:hover,:focus-within))'
    lit = "opacity:1;stroke:var(--color-brand-primary)"
    return f"{map_} path:not(.{slug}){{opacity:.08}}{map_} path.{slug}{{{lit}}}\n"
