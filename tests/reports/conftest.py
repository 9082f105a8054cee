"""A class that looks like a real one: made from a fixed seed, graded by nobody."""

import html
import random
import re
from html.parser import HTMLParser

import pytest

from autograder.model import (
    Exercise,
    ExerciseResult,
    Question,
    Status,
    SubmissionResult,
    Topic,
    Verdict,
)

_TABLE = {
    "add_intercept": (2, 0, ()),
    "fit_through_origin": (0, 2, ()),
    "fit_simple_regression": (4, 0, ()),
    "squared_error": (4, 0, ()),
    "squared_error_gradient": (5, 0, ("squared_error",)),
    "fit_normal_equations": (6, 0, ("add_intercept",)),
    "fit_min_norm": (6, 0, ()),
    "hat_matrix": (5, 0, ()),
    "polynomial_features": (5, 0, ()),
    "one_hot": (4, 0, ()),
    "r2_score": (3, 0, ()),
    "predict_polynomial": (0, 3, ("polynomial_features", "fit_min_norm")),
    "loo_residuals": (0, 3, ("hat_matrix",)),
}
_SENTENCES = (
    ("Gives the numbers of the worked example.", "Shape `(5, 1)`, expected `(5,)`."),
    (
        "Agrees with the reference on random data, tall and wide.",
        "Off by a factor of 2: {n} times too large.",
    ),
    ("Leaves its arguments as they were.", "`X` was changed in place; work on a copy."),
    ("Raises `LinAlgError` when the columns of `X` are dependent.", "No error was raised."),
)


@pytest.fixture(scope="session")
def topic():
    return Topic(
        slug="first_steps",
        title="First steps",
        goal="Fit lines.",
        hours=4,
        exercises=tuple(
            Exercise("first_steps", name, points=points, bonus=bonus, uses=uses, reveal=True)
            for name, (points, bonus, uses) in _TABLE.items()
        ),
        questions=(Question("cost_of_fitting", 3, ("a", "b", "c"), "secret model answer"),),
    )


def _verdicts(exercise, skill, rng):
    left, parts = exercise.max_points, []
    while left:
        parts.append(min(left, rng.choice([1, 1, 2])))
        left -= parts[-1]
    for n, points in enumerate(parts):
        title, message = _SENTENCES[n % len(_SENTENCES)]
        draw = rng.random()
        status = Status.PASSED if draw < skill else Status.FAILED
        if draw > 0.97:
            status, message = Status.RAISED, "`IndexError` in line 4 of your cell."
        passed = status is Status.PASSED
        credit = exercise.uses[-1:] if exercise.uses and not passed and draw < 0.9 else ()
        yield Verdict(
            f"test_{n}",
            title,
            points,
            status,
            "" if passed else message.format(n=rng.randint(2, 9)),
            credit,
        )


def _exercise(exercise, skill, rng):
    if rng.random() > skill + 0.25:
        blank = [
            Verdict(f"test_{n}", s, 0, Status.NO_ANSWER) for n, (s, _) in enumerate(_SENTENCES)
        ]
        verdicts = (
            Verdict("test_0", _SENTENCES[0][0], exercise.max_points, Status.NO_ANSWER),
            *blank[1:],
        )
        return ExerciseResult(exercise.name, exercise.max_points, exercise.is_bonus, verdicts)
    verdicts = tuple(_verdicts(exercise, skill, rng))
    failed = any(v.status is Status.FAILED for v in verdicts)
    look = (
        f"{exercise.name}(X, y)\n    X = [[1., 0.],\n         [1., 0.]]\n    y = [0., 1.]\n"
        "expected  [0.5, 0. ]\ngot       [nan, nan]"
    )
    return ExerciseResult(
        exercise.name,
        exercise.max_points,
        exercise.is_bonus,
        verdicts,
        counterexample=look if failed else "",
    )


@pytest.fixture
def make_result(topic):
    def make(student="s041", skill=0.8, seed=1, **changes):
        rng = random.Random(seed)
        fields = {
            "student": student,
            "topic": topic.slug,
            "submission_hash": f"{rng.getrandbits(256):064x}",
            "exercises": tuple(_exercise(e, skill, rng) for e in topic.exercises),
            "answered_questions": ("cost_of_fitting",) if rng.random() < skill else (),
        }
        return SubmissionResult(**(fields | changes))

    return make


@pytest.fixture
def results(make_result):
    """Return 24 submissions; one could not be read, one met a grader error."""
    found = [
        make_result(f"s{n:03d}", 1.0 if n % 8 == 0 else 0.55 + n % 10 / 22, n) for n in range(22)
    ]
    fault = ExerciseResult(
        "add_intercept", 2, False, (Verdict("test_0", "Adds a column.", 2, Status.GRADER_ERROR),)
    )
    ours = make_result("s022", 0.9, 22)
    found.append(make_result("s022", exercises=(fault, *ours.exercises[1:])))
    broken = "s023/first_steps/first_steps.ipynb:1:201: this is not a complete notebook."
    found.append(make_result("s023", exercises=(), answered_questions=(), fault=broken))
    return found


# --- reading pages ----------------------------------------------------------------------------


@pytest.fixture
def hostile():
    """Return text that tries everything: markup, a template, control and bidirectional signs."""
    return "<script>alert(1)</script>\"'><img src=x onerror=y>{{ 7*7 }}\u202e\x1b[2J"


@pytest.fixture
def text_of():
    def text_of(page):
        body = page[page.index("<body>") :]
        return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", body)).split())

    return text_of


class _Tags(HTMLParser):
    """Collects the tags and checks that they are nested well."""

    VOID = frozenset({"br", "hr", "input", "meta", "wbr"})

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture
def tags_of():
    def tags_of(page):
        parser = _Tags()
        parser.feed(page)
        assert parser.open == []
        return parser.seen

    return tags_of
