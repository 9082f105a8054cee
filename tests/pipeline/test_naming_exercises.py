"""Exercises that a command names, with their topic or without: one reader for all verbs."""

import pytest

from autograder.errors import UsageError
from autograder.grading.known_names import find_item_name

ITEMS = {
    "lines": ("slope", "double"),
    "dots": ("distance", "double"),
    "sketch": ("outline",),
}


def find(name):
    return find_item_name(name, ("lines", "dots"), ITEMS.get, kind="exercise", drafts=("sketch",))


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("lines", ("lines", "")),
        ("lines/", ("lines", "")),
        ("lines/slope", ("lines", "slope")),
        ("slope", ("lines", "slope")),
        ("distance", ("dots", "distance")),
        ("dots/double", ("dots", "double")),
        ("sketch", ("sketch", "")),
        ("sketch/outline", ("sketch", "outline")),
    ],
)
def test_an_exercise_needs_no_topic_if_one_alone_has_it(name, found):
    assert find(name) == found


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("double", "several topics have an exercise of this name. Name lines/double or dots/"),
        ("slop", r"no topic is named slop, and no exercise. Did you mean lines/slope\?"),
        ("line", r"no topic is named line, and no exercise. Did you mean lines\?"),
        ("lnes/slope", r"no topic is named lnes. Did you mean lines\?"),
        ("dots/distances", r"dots: no exercise is named distances. Did you mean dots/distance\?"),
        ("dots/slope", "dots: no exercise is named slope. It has: distance, double"),
        ("outline", "no topic is named outline, and no exercise. Write TOPIC, or TOPIC/EXERCISE"),
    ],
)
def test_what_is_not_there_is_refused_with_a_guess(name, said):
    with pytest.raises(UsageError, match=said):
        find(name)
