"""What the notebooks say is true: every claim of ``tests/claims/<topic>.py`` holds.

So does what the texts claim that several notebooks share: ``tests/claims/shared.py``.

A claim function takes what it needs by name: ``reference`` (the references of the topic),
``data`` (the folder of its data), ``rng`` (seeded with 0), ``notebook`` (what the notebook's own
cells print and leave behind when they are run with the references).
"""

import importlib
import inspect
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from autograder.authoring.claims import (
    claims_in,
    read_claims,
    read_shared_claims,
    rounds_to,
)
from autograder.paths import CoursePaths
from tests.claims.playing_notebooks import play_notebook, written_numbers

ROOT = Path(__file__).parents[2]
TOPICS = sorted(path.parent.name for path in ROOT.glob("assignments/*/notebook.md"))
SHARED = "_shared"
RECORDS = (*TOPICS, SHARED)


@cache
def read(name):
    return read_shared_claims(ROOT) if name == SHARED else read_claims(ROOT, name)


@cache
def references(topic):
    files = [p for p in (ROOT / "solutions" / topic).glob("*.py") if p.stem != "__init__"]
    modules = {p.stem: importlib.import_module(f"solutions.{topic}.{p.stem}") for p in files}
    return {name: getattr(module, name) for name, module in modules.items()}


@cache
def played(topic):
    return play_notebook(ROOT, topic, references(topic))


def arguments(topic, function):
    makers = {
        "reference": lambda: SimpleNamespace(**references(topic)),
        "data": lambda: CoursePaths(ROOT).data(topic),
        "rng": lambda: np.random.default_rng(0),
        "notebook": lambda: played(topic),
    }
    return {name: makers[name]() for name in inspect.signature(function).parameters}


def claims():
    """Collect them without the prose: every worker does this, and few test what is quoted."""
    paths = CoursePaths(ROOT)
    for topic in RECORDS:
        path = paths.shared_claims if topic == SHARED else paths.claims(topic)
        for claim in claims_in(path) if path.is_file() else ():
            marks = getattr(claim.function, "pytestmark", [])
            yield pytest.param(topic, claim, id=f"{topic}/{claim.name}", marks=marks)


@pytest.mark.parametrize(("topic", "claim"), list(claims()))
def test_claim_holds(topic, claim):
    try:
        claim.function(**arguments(topic, claim.function))
    except AssertionError as error:
        error.add_note(f"The notebook says: {' | '.join(claim.quotes)}")
        raise


@pytest.mark.parametrize("topic", TOPICS)
def test_every_experiment_shows_something(topic):
    """None raises or warns, either: all tests take a warning for an error."""
    assert played(topic).silent == ()
    assert played(topic).figures > 0


@pytest.mark.parametrize("topic", RECORDS)
def test_what_is_quoted_stands_in_the_notebook(topic):
    assert "\n".join(map(str, read(topic).faults)) == ""


@pytest.mark.parametrize("topic", RECORDS)
def test_nothing_is_claimed_without_a_test(topic):
    found = [
        f"{sentence.file}:{sentence.line}: {', '.join(sentence.unclaimed)}: {sentence.words}"
        for sentence in read(topic).unclaimed
    ]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("topic", RECORDS)
def test_what_is_said_to_be_printed_is_printed(topic):
    for entry in read(topic).printed:
        for quote in entry.quotes:
            numbers = list(written_numbers(quote))
            assert numbers, f"{quote!r} holds no number. Make it a claim."
            found = played(topic).numbers
            lacking = [n for n in numbers if not any(rounds_to(number, n) for number in found)]
            assert lacking == [], f"no cell prints {', '.join(lacking)} of {quote!r}"
