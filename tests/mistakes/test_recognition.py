"""When a mistake is named, and in which words."""

import dataclasses

import pytest

from autograder.mistakes.atlas import (
    AtlasTable,
    ExerciseAtlas,
    MistakeProbe,
    StoredMistake,
    read_atlas,
    read_atlas_table,
    write_atlas_table,
)
from autograder.mistakes.behaviour import VALUE, Behaviour
from autograder.mistakes.recognition import outcome_number, recognise
from autograder.mistakes.sentences import naming_words
from autograder.model import Exercise, MistakeText
from autograder.paths import CoursePaths

OUTCOMES = tuple((Behaviour(VALUE, number).to_json(),) for number in (1.0, 2.0, 3.0))
PROBE = MistakeProbe(({"value": [[], {"dict": [[], []]}]},), None, True, 1e-9, OUTCOMES)
MISTAKES = (
    StoredMistake("halved", (1, 0), ("test_a",), ("test_a", "test_b")),
    StoredMistake("doubled", (2, 1), ("test_a",), ("test_a",)),
    StoredMistake("twice", (2, 1), ("test_a",), ("test_a",)),
    StoredMistake("hidden", (0, 0), ("test_b",), ("test_b",)),
)
ATLAS = ExerciseAtlas((PROBE, PROBE), MISTAKES)
EXERCISE = Exercise("topic", "f", points=2)


def test_an_outcome_is_that_of_the_reference_a_known_one_or_new():
    numbers = [outcome_number(PROBE, (Behaviour(VALUE, v),)) for v in (1, 3.0 + 1e-12, 4.0)]
    assert numbers == [0, 2, -1]
    assert outcome_number(PROBE, ()) == -1


@pytest.mark.parametrize(
    ("numbers", "failed", "names"),
    [
        ((1, 0), ["test_a"], ("halved",)),
        ((1, 0), ["test_a", "test_b"], ("halved",)),
        ((2, 1), ["test_a"], ("doubled", "twice")),
        ((1, 0), ["test_b"], ()),  # it passes what the mistake fails
        ((1, 0), ["test_a", "test_c"], ()),  # it fails what the mistake passes
        ((1, 1), ["test_a"], ()),  # something else is wrong besides
        ((2, 0), ["test_a"], ()),
        ((-1, 0), ["test_a"], ()),
        ((0, 0), ["test_b"], ()),  # a mistake that no probe shows is never named
    ],
)
def test_a_name_needs_agreement_on_every_probe_and_with_the_hidden_tests(numbers, failed, names):
    assert recognise(ATLAS, numbers, failed) == names


def test_the_table_says_what_cannot_be_told_apart_and_is_read_as_it_was_written(tmp_path):
    assert (ATLAS.alike, ATLAS.unseen) == ((("doubled", "twice"),), ("hidden",))
    paths = CoursePaths(tmp_path)
    table = AtlasTable({"f": "abc"}, {"f": ATLAS})
    write_atlas_table(paths, "topic", table)
    again = read_atlas_table(paths, "topic")
    assert again.made_from == {"f": "abc"}
    assert recognise(again.atlases["f"], (1, 0), ["test_a"]) == ("halved",)
    assert read_atlas(paths, "topic", "f").mistakes == MISTAKES
    assert read_atlas(paths, "topic", "g").probes == ()


@pytest.fixture
def paths(tmp_path):
    paths = CoursePaths(tmp_path)
    folder = paths.calibration("topic", "f") / "wrong"
    folder.mkdir(parents=True)
    (folder / "halved.py").write_text('"""returns half\nof it"""\n')
    (folder / "doubled.py").write_text('"""counts every entry twice"""\n')
    (folder / "silent.py").write_text("# no sentence\n")
    return paths


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ((), ""),
        (("silent",), ""),
        (("halved",), "Your function behaves like one that returns half of it."),
        (
            ("halved", "doubled"),
            "Your function behaves like one that returns half of it, or one that counts every "
            "entry twice. No input that was tried tells these apart.",
        ),
    ],
)
def test_the_sentence_is_about_behaviour(paths, names, words):
    assert naming_words(paths, EXERCISE, names) == words


def test_helpers_that_were_right_are_named_and_an_author_has_the_last_word(paths):
    words = naming_words(paths, EXERCISE, ("halved",), ("g", "h"))
    assert words.startswith("With right `g` and `h` in place of your own: Your function behaves")
    own = dataclasses.replace(EXERCISE, mistake_texts=(MistakeText("halved", "Read page 3."),))
    assert naming_words(paths, own, ("halved",)) == "Read page 3."
