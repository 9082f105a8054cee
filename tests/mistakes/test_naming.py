"""Wrong answers of students are recognised as stored ones, by what they do."""

import dataclasses

import pytest

from autograder.mistakes.atlas import read_atlas
from autograder.mistakes.sentences import behaviour_words
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import WRITTEN

STORED = sorted(WRITTEN.glob("tests/calibration/*/*/wrong/*.py"))
CLIPPED = """
def r2_score(y_true, y_pred):
    if max(y_true) == min(y_true):
        return float(all(y_true == y_pred))
    worst = sum((t - sum(y_true) / len(y_true)) ** 2 for t in y_true)
    found = 1 - sum((t - p) ** 2 for t, p in zip(y_true, y_pred)) / worst
    if found < 0:
        found = 0
    return float(found)
"""
WRONG_HAT = "def hat_matrix(X):\n    return X @ X.T"
WRONG_LOO = """
def loo_residuals(X, y):
    H = hat_matrix(X)
    left = 1 - np.diag(H)
    if min(left) <= 1e-10:
        raise np.linalg.LinAlgError
    return (y - H @ y) / left / left
"""


def source(exercise, name):
    return (WRITTEN / f"tests/calibration/{SLUG}/{exercise}/wrong/{name}.py").read_text()


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_stored_answer_is_recognised_as_itself_or_its_equal(course, judged, path):
    exercise = path.parts[-3]
    atlas = read_atlas(course.paths, SLUG, exercise)
    found = judged(exercise, path.read_text())
    assert found.score < found.max_points
    if path.stem in atlas.unseen or not atlas.probes:
        assert found.mistakes == ()
    else:
        assert path.stem in found.mistakes


def test_nearly_all_stored_answers_can_be_recognised(course):
    atlases = [read_atlas(course.paths, SLUG, path.parts[-3]) for path in STORED]
    unseen = [p for p, a in zip(STORED, atlases, strict=True) if p.stem in a.unseen]
    assert len(unseen) <= 2, unseen


def test_the_same_mistake_in_other_code_is_named_in_a_sentence(course, topic, judged):
    found = judged("r2_score", CLIPPED)
    assert found.mistakes == ("clipped_at_zero",)
    does = behaviour_words(course.paths, topic.exercise("r2_score"), "clipped_at_zero")
    assert found.mistake_words == f"Your function behaves like one that {does}."
    assert found.counterexample.startswith("The smallest call found that goes wrong:")
    assert "expected" in found.counterexample.lower()
    again = judged("r2_score", CLIPPED)
    assert again == dataclasses.replace(found, cpu_seconds=again.cpu_seconds)


def test_only_the_sentence_of_a_stored_answer_is_said(course, topic):
    """What stands below it, for authors, names no promise to students."""
    file = course.paths.calibration(SLUG, "r2_score") / "wrong" / "with_fields.py"
    file.write_text(
        '"""clips the score\nat zero.\n\nBreaks: scores below 0\nSlips: 1, none is right\n"""\n'
    )
    try:
        words = behaviour_words(course.paths, topic.exercise("r2_score"), "with_fields")
    finally:
        file.unlink()
    assert words == "clips the score at zero"


def test_another_mistake_gets_no_name_but_can_be_compared(judged):
    other = "def r2_score(y_true, y_pred):\n    return {}"
    found = judged("r2_score", other.format("0.75"))
    assert (found.mistakes, found.mistake_words) == ((), "")
    assert found.behaviour
    assert judged("r2_score", other.format("3 / 4")).behaviour == found.behaviour
    assert judged("r2_score", other.format("0.7")).behaviour != found.behaviour


def test_two_mistakes_at_once_are_not_taken_for_one(judged):
    both = CLIPPED.replace("float(all(y_true == y_pred))", "float(y_true[0] == y_pred[0])")
    assert judged("r2_score", both).mistakes == ()


def test_a_right_answer_and_one_that_is_missing_are_left_alone(hand_in):
    for answers in ({}, {"r2_score": ""}):
        for found in hand_in(answers).exercises:
            assert (found.mistakes, found.mistake_words, found.behaviour) == ((), "", "")


def test_an_author_can_switch_names_off(topic, judged):
    quiet = tuple(dataclasses.replace(e, name_mistakes=False) for e in topic.exercises)
    found = judged("r2_score", CLIPPED, dataclasses.replace(topic, exercises=quiet))
    assert (found.mistakes, found.mistake_words) == ((), "")
    assert found.behaviour


def test_a_mistake_in_a_helper_is_not_blamed_on_its_user(hand_in):
    found = {e.exercise: e for e in hand_in({"hat_matrix": WRONG_HAT}).exercises}
    assert found["hat_matrix"].mistakes == ("gram_of_rows",)
    user = found["loo_residuals"]
    assert user.score == user.max_points
    assert (user.mistakes, user.mistake_words) == ((), "")


def test_a_users_own_mistake_is_found_with_a_right_helper(judged):
    found = judged("loo_residuals", WRONG_LOO, hat_matrix=WRONG_HAT)
    assert found.mistakes == ("divided_twice",)
    assert found.mistake_words.startswith("With a right `hat_matrix` in place of your own: ")
