"""What makes an atlas outdated, and what is graded again when stored mistakes change."""

import re
from dataclasses import replace

import pytest

from autograder.authoring.assignment import read_topic
from autograder.course import open_course
from autograder.errors import CourseTextError
from autograder.grading.dependencies import MISTAKES
from autograder.grading.engine_modules import EngineModules
from autograder.grading.facts_cache import FactsCache
from autograder.grading.fingerprints import changed, outdated_exercises, read_fingerprints
from autograder.mistakes.atlas import (
    ATLAS,
    AtlasTable,
    ExerciseAtlas,
    StoredMistake,
    write_atlas_table,
)
from autograder.model import ExerciseResult, MistakeText, Status, SubmissionResult, Verdict
from autograder.pipeline.record_atlas import plan_atlases
from autograder.pipeline.recorded_tables import read_table_fingerprints
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import copy_course


@pytest.fixture
def own(tmp_path):
    """Return a course of this test's own."""
    return open_course(copy_course(tmp_path / "course"))


def wrong(course, exercise="r2_score", name="clipped_at_zero"):
    return course.paths.calibration(SLUG, exercise) / "wrong" / f"{name}.py"


def reworded(course):
    path = wrong(course)
    path.write_text(re.sub(r'"""[^"]+"""', '"""says something else now"""', path.read_text()))


def fingerprints(course):
    topic = read_topic(course.paths, SLUG)
    return read_fingerprints(course.paths, topic, course.config.limits, "secret")


def result(found, *, is_right):
    status = Status.PASSED if is_right else Status.FAILED
    exercises = tuple(
        ExerciseResult(
            name, 3, False, (Verdict("test_a", "A.", 3, status),), fingerprints=dict(parts)
        )
        for name, parts in found.exercises.items()
    )
    return SubmissionResult("s1", SLUG, "", exercises, fingerprints=found.common)


def test_another_sentence_is_graded_again_only_where_marks_were_lost(own):
    before = fingerprints(own)
    reworded(own)
    now = fingerprints(own)
    parts = {n: changed(p, now.exercises[n]) for n, p in before.exercises.items()}
    assert parts == {n: (MISTAKES,) if n == "r2_score" else () for n in parts}
    lost, whole = result(before, is_right=False), result(before, is_right=True)
    assert outdated_exercises(lost, now.common, now) == ("r2_score",)
    assert outdated_exercises(whole, now.common, now) == ()


def test_another_atlas_is_graded_again(own):
    before = fingerprints(own)
    atlas = ExerciseAtlas((), (StoredMistake("a", (), (), ()),))
    write_atlas_table(own.paths, SLUG, AtlasTable({"one_hot": "x"}, {"one_hot": atlas}))
    now = fingerprints(own)
    assert changed(before.exercises["one_hot"], now.exercises["one_hot"]) == (MISTAKES,)
    assert changed(before.exercises["r2_score"], now.exercises["r2_score"]) == ()


class CountingCache(FactsCache):
    """Names the kinds of facts that had to be worked out."""

    def __init__(self):
        super().__init__()
        self.worked_out = set()

    def fetch(self, kind, source, compute):
        def counted():
            self.worked_out.add(kind)
            return compute()

        return super().fetch(kind, source, counted)


def test_neither_an_atlas_nor_a_source_that_is_known_is_taken_apart_again(own):
    topic, limits, cache = read_topic(own.paths, SLUG), own.config.limits, CountingCache()
    atlas = ExerciseAtlas((), (StoredMistake("a", (), (), ()),))
    write_atlas_table(own.paths, SLUG, AtlasTable({"one_hot": "x"}, {"one_hot": atlas}))
    first = read_fingerprints(own.paths, topic, limits, "x", EngineModules(cache=cache))
    assert ATLAS in cache.worked_out
    cache.worked_out.clear()
    assert read_fingerprints(own.paths, topic, limits, "x", EngineModules(cache=cache)) == first
    assert cache.worked_out == set()


def test_an_atlas_is_outdated_by_code_and_not_by_sentences(own):
    before = read_table_fingerprints(own.paths, SLUG, ATLAS)
    reworded(own)
    assert read_table_fingerprints(own.paths, SLUG, ATLAS) == before
    wrong(own).write_text(wrong(own).read_text() + "\nMORE = 1\n")
    now = read_table_fingerprints(own.paths, SLUG, ATLAS)
    assert {name for name in now if now[name] != before[name]} == {"r2_score"}


def test_recorded_atlases_are_up_to_date_and_new_answers_make_them_outdated(course, own):
    assert plan_atlases(course.paths, [SLUG]) == []
    assert plan_atlases(course.paths, [f"{SLUG}/r2_score"], is_forced=True)[0].exercises
    assert len(plan_atlases(own.paths, [SLUG])[0].exercises) == 6


def test_an_author_says_what_is_said_of_a_mistake(own):
    path = own.paths.assignment_file(SLUG)
    text = path.read_text()
    head = '[[exercise]]\nname = "r2_score"\n'
    own_words = '[[exercise.mistake]]\nname = "clipped_at_zero"\ntext = "Look at example 2."\n'
    first, rest = text.split(head)
    tables = rest.split("\n[[exercise]]", 1)
    changed_text = f"{first}{head}name_mistakes = false\n{tables[0]}\n{own_words}"
    path.write_text("\n[[exercise]]".join([changed_text, *tables[1:]]))
    exercise = read_topic(own.paths, SLUG).exercise("r2_score")
    assert exercise.name_mistakes is False
    assert exercise.mistake_texts == (MistakeText("clipped_at_zero", "Look at example 2."),)
    assert replace(exercise, name_mistakes=True, mistake_texts=()) != exercise


def test_words_for_a_mistake_that_is_not_stored_are_a_fault(own):
    path = own.paths.assignment_file(SLUG)
    words = '[[exercise.mistake]]\nname = "no_such"\ntext = "Look at example 2."\n'
    path.write_text(f"{path.read_text()}\n{words}")
    with pytest.raises(CourseTextError, match="no_such"):
        read_topic(own.paths, SLUG)
