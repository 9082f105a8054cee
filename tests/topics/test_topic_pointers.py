"""What a notebook says of other topics: it names none that is not there, and none too early."""

import re

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.prerequisites import needs_in
from tests.topic_selection import DRAFTS, TOPICS

NAME = re.compile(r"`([a-z][a-z0-9]*(?:_[a-z0-9]+)*)`")
TITLE = re.compile(r'\b[Tt]he topic "([^"]+)"')
FENCE = re.compile(r"```.*?```", re.DOTALL)


def pointers_to_nowhere(text, known, topics, folders):
    """List names in the prose that can only be a topic, and are none of the course."""
    prose, code = FENCE.sub("", text), "\n".join(FENCE.findall(text))
    words = {*re.findall(r"\w+", code), *known}
    return sorted(
        name
        for name in set(NAME.findall(prose)) - set(topics)
        if name in folders or ("_" in name and name not in words)
    )


@pytest.fixture(scope="module")
def titles(paths):
    return {read_topic(paths, slug).title for slug in TOPICS}


@pytest.fixture(scope="module")
def exercises(paths):
    return {e.name for slug in TOPICS for e in read_topic(paths, slug).exercises}


def words_of(paths, slug):
    """Return the words of what a topic's text may name: its references and open functions."""
    files = [*(paths.root / "solutions" / slug).glob("*.py"), *paths.selfchecks(slug).glob("*.py")]
    return {word for file in files for word in re.findall(r"\w+", file.read_text())}


def test_no_text_points_to_a_topic_that_is_not_there(slug, paths, titles, exercises):
    text = paths.notebook_text(slug).read_text()
    folders = {path.name for path in paths.assignment("any").parent.iterdir()}
    known = exercises | words_of(paths, slug)
    own = {slug} if slug in DRAFTS else set()
    assert pointers_to_nowhere(text, known, {*TOPICS, *own}, folders) == []
    assert set(TITLE.findall(text)) <= titles


def test_a_topic_builds_only_on_earlier_ones(slug, paths):
    if slug in DRAFTS:
        pytest.skip("Not run: a draft has no place in the order of the course yet.")
    needs = needs_in(paths.notebook_text(slug).read_text())
    assert set(needs) <= set(TOPICS[: TOPICS.index(slug)])
    assert needs or slug == TOPICS[0], "the sentence below the title says what the topic builds on"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("See `ridge_lasso`, and `kernels`.", ["ridge_lasso"]),
        ("See `drafted`.", ["drafted"]),
        ("Call `own_function` or `lp_norm`.\n```\nown_function\n```", []),
        ("Your `w` and `a b_c`.", []),
    ],
)
def test_pointers_to_nowhere_are_found(text, found):
    assert pointers_to_nowhere(text, {"lp_norm"}, {"kernels"}, {"kernels", "drafted"}) == found
