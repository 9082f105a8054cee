"""Equal code is found however it was dressed up; what is independent or common is not."""

import random
from dataclasses import replace
from itertools import combinations

import pytest

from autograder.authoring.assignment import read_topic
from autograder.paths import CoursePaths
from autograder.pipeline.similar import stored_documents
from autograder.reports.similar_page import pieces_of, render_similar
from autograder.similarity.code_tokens import statements_of
from autograder.similarity.comparison import (
    FEWEST_COMMON,
    LEAST_SHARE,
    LEAST_SHARE_OF_PART,
    LEAST_TOKENS,
    CodeDocument,
    CodePart,
    compare,
)
from autograder.similarity.winnowing import RUN, WINDOW, fingerprints_of
from benchmarks.mixed_class import mixed_answers
from benchmarks.planted_copies import WAYS
from tests.course_copy import TOPIC, WRITTEN

SHORT = "def mean(x):\n    total = sum(x)\n    return total / len(x)"


def document(owner, *sources, origin=""):
    parts = (CodePart(f"exercise {n}", source) for n, source in enumerate(sources))
    return CodeDocument(owner, tuple(parts), origin)


@pytest.fixture(scope="module")
def independent():
    """Return the tiny course's references and its other right answers as two students."""
    paths = CoursePaths(WRITTEN)
    found = stored_documents(paths, read_topic(paths, TOPIC))
    return [replace(one, origin="", is_person=True) for one in found][:2]


def copy_of(original, way=None, owner="copy", origin=""):
    change = WAYS[way] if way else str
    parts = tuple(CodePart(part.title, change(part.source)) for part in original.parts)
    return CodeDocument(owner, parts, origin)


def owners(found):
    return [{pair.first.owner, pair.second.owner} for pair in found.pairs]


def test_independent_answers_are_not_shown(independent):
    assert owners(compare(independent)) == []


@pytest.mark.parametrize("way", WAYS)
def test_a_planted_copy_is_found_and_nothing_else(independent, way):
    original = independent[0]
    found = compare([*independent, copy_of(original, way)])
    assert owners(found) == [{original.owner, "copy"}]
    assert found.pairs[0].equal >= LEAST_TOKENS


def test_one_long_answer_is_enough(independent):
    (stolen,) = (p.source for p in independent[1].parts if p.title == "hat_matrix")
    calls = [f"    w{n} = x.way_{n}(y[{n}:], {n}.5).turn_{n}(x) - y.size_{n}" for n in range(20)]
    own = "def own(x, y):\n" + "\n".join(calls)
    thief = document("thief", own, WAYS["renamed"](stolen))
    (pair,) = compare([*independent, thief]).pairs
    assert {pair.first.owner, pair.second.owner} == {independent[1].owner, "thief"}
    assert pair.share < LEAST_SHARE
    assert max(match.share for match in pair.parts[1]) >= LEAST_SHARE_OF_PART


def prints(source):
    return {one.hash for statement in statements_of(source) for one in fingerprints_of(statement)}


@pytest.mark.parametrize("count", [2, 3, FEWEST_COMMON + 1, 40])
def test_short_answers_that_everybody_writes_are_not_shown(count):
    found = compare(
        [document(f"s{n}", SHORT, SHORT.replace("mean", "centre")) for n in range(count)]
    )
    assert found.pairs == ()


def test_what_many_wrote_is_left_out(independent):
    copies = [copy_of(independent[0], owner=f"s{n}") for n in range(FEWEST_COMMON + 1)]
    assert len(compare(copies[:-1]).pairs) == FEWEST_COMMON * (FEWEST_COMMON - 1) / 2
    assert compare(copies).pairs == ()
    assert compare(copies, common_share=1.0).pairs != ()


def mixed_class(size):
    """A class that has every answer from a few, by chance: each is common, and nobody's own."""
    paths = CoursePaths(WRITTEN)
    topic = read_topic(paths, TOPIC)
    answers, _ = mixed_answers(paths, topic, [f"s{n}" for n in range(size)])
    return [
        CodeDocument(student, tuple(CodePart(name, text) for name, text in found.items()))
        for student, found in answers.items()
    ]


def test_a_group_of_more_than_is_common_is_found_and_nobody_else():
    people = mixed_class(40)
    line = "    w = x.way_{0}(y[{0}:], 4.5).turn_{0}(x, axis={0}) - y.size_{0} * x.part_{0}(y)\n"
    odd = [
        CodePart(part.title, f"def {part.title}(x, y):\n{line.format(n)}    return w")
        for n, part in enumerate(people[0].parts)
    ]
    original = CodeDocument("first", tuple(odd))
    copies = [copy_of(original, "renamed", f"copy{n}") for n in range(2 * FEWEST_COMMON)]
    group = {document.owner for document in copies}
    found = owners(compare([*people, *copies]))
    assert all({one, other} in found for one, other in combinations(group, 2))
    before = owners(compare(people))
    assert [pair for pair in found if not pair <= group and pair not in before] == []


def test_who_does_what_is_usual_is_no_group():
    """Everybody writes one of three usual answers to each exercise, or leaves the last ones out."""
    usual = [
        [
            f"def f{n}(a):\n    x = a.part_{way}(a.t_{n}, 4)\n    return x.whole_{way}(a, a)"
            for way in range(3)
        ]
        for n in range(9)
    ]
    chance = random.Random(4)
    people = [
        document(f"s{n}", *(chance.choice(ways) for ways in usual[: 9 if n % 4 else 5]))
        for n in range(60)
    ]
    assert compare(people).pairs == ()


def test_what_was_released_is_left_out(independent):
    released = [part.source for part in independent[0].parts]
    assert compare([independent[0], copy_of(independent[0])], released).pairs == ()


def test_only_pairs_with_one_of_the_class_are_shown(independent):
    original, other = independent
    earlier = copy_of(original, owner="old", origin="2025")
    double = copy_of(original, owner="older", origin="2025")
    assert compare([other, earlier, double]).pairs == ()
    found = compare([earlier, copy_of(original, "renamed", owner="new"), other])
    assert [(p.first.owner, p.second.owner, p.second.origin) for p in found.pairs] == [
        ("new", "old", "2025")
    ]


def test_layout_words_and_names_do_not_count():
    plain = "def f(a, b):\n    'says'\n    c = (a + b) * 1.0  # sum\n    return g(c, axis=0)"
    other = "def f(x,\n      y):\n  z = ((x + y)) * 1\n\n  return (g(z, axis=0,))"
    assert prints(plain) == prints(other) != set()
    assert prints(plain) != prints(plain.replace("a + b", "a + a"))
    assert prints(plain) != prints(plain.replace("axis=0", "axis=1"))


def test_code_that_is_no_python_is_read_as_far_as_it_can_be():
    assert prints("value = first + second * third\n") < prints(
        "value = first + second * third\nother = [a, b, c, d, e]\n'''never ends"
    )
    assert [s[0].text for s in statements_of("%matplotlib inline\nx = 1\n)\n  y = (")][:1] == ["%"]


def test_whatever_is_long_and_equal_shares_a_fingerprint():
    rng = random.Random(3)
    length = RUN + WINDOW - 1
    for _ in range(200):
        common = [rng.choice("+-*/%&|^<>") for _ in range(length)]
        texts = []
        for _ in range(2):
            before, after = (
                [rng.choice("+-*/%&|^<>") for _ in range(rng.randrange(12))] for _ in range(2)
            )
            texts.append(" ".join([*before, *common, *after]))
        assert prints(texts[0]) & prints(texts[1])


def test_pieces_are_the_code_and_nothing_is_lost(independent):
    found = compare([independent[0], copy_of(independent[0], "all at once")])
    (pair,) = found.pairs
    for side, submission in enumerate((pair.first, pair.second)):
        for place, part in enumerate(submission.parts):
            spots = [spot for spot in pair.spots[side] if spot[0] == place]
            pieces = list(pieces_of(part.source, spots))
            assert "".join(piece.text for piece in pieces) == part.source
            assert any(piece.is_equal for piece in pieces) == bool(spots)
            lines = part.source.split("\n")
            marked = "".join(piece.text for piece in pieces if piece.is_equal)
            for _, (line, start), (_, end) in spots:
                assert lines[line - 1][start:end] in marked


def test_the_page_escapes_what_people_wrote(independent, tiny_topic):
    hostile = "# <script>alert(1)</script>\n"
    first = CodeDocument(
        "<b>s1", tuple(CodePart(p.title, hostile + p.source) for p in independent[0].parts)
    )
    found = compare([first, copy_of(independent[0], owner="s2", origin="<i>2025")])
    page = render_similar(found, tiny_topic, {"<b>s1": "<u>Ann"})
    assert "<script>" not in page
    assert "<b>s1" not in page
    assert "<i>2025" not in page
    assert "&lt;u&gt;Ann" in page
    assert page.count("<mark>") > 4
    assert "says what is equal, not why" in page


@pytest.fixture(scope="module")
def tiny_topic():
    return read_topic(CoursePaths(WRITTEN), TOPIC)
