"""The class of mixed answers: the same every time, and mixed as it says."""

from collections import Counter

import pytest

from autograder.authoring.assignment import read_topic
from autograder.paths import CoursePaths
from benchmarks.courses import Workload
from benchmarks.mixed_class import MOST_GAPS, MOST_MISTAKES, mixed_answers, shaken, using_later
from tests.course_copy import TOPIC, tiny_course


@pytest.fixture(scope="module")
def paths():
    return CoursePaths(tiny_course())


def test_a_third_is_right_and_most_have_one_to_four_mistakes(paths):
    topic = read_topic(paths, TOPIC)
    students = [f"s{number:03}" for number in range(300)]
    answers, lost = mixed_answers(paths, topic, students)
    assert list(answers) == students
    assert sum(not names for names in lost.values()) == 100
    wrong = Counter(
        sum(name in answers[student] for name in names) for student, names in lost.items() if names
    )
    most = min(MOST_MISTAKES, len(topic.exercises))
    assert set(wrong) == set(range(1, most + 1))
    gaps = [len(topic.exercises) - len(filled) for filled in answers.values()]
    assert 0 < sum(gap > 0 for gap in gaps) < 60
    assert max(gaps) <= MOST_GAPS
    assert mixed_answers(paths, topic, students) == (answers, lost)
    assert mixed_answers(paths, topic, students, seed=1) != (answers, lost)


def test_whoever_uses_a_wrong_answer_is_shaken(paths):
    topic = read_topic(paths, TOPIC)
    user = next(exercise for exercise in topic.exercises if exercise.uses)
    assert user.name in shaken(topic, {}, user.uses[:1])
    first, *_, last = (exercise.name for exercise in topic.exercises)
    assert last in shaken(topic, {last: f"def {last}():\n    return {first}()"}, {first})
    assert first in shaken(topic, {first: f"def {first}():\n    return {last}()"}, ())
    assert shaken(topic, {last: f"def {last}():\n    return 1"}, {last}) == {last}


def test_what_uses_a_later_cell_is_beyond_credit(paths):
    topic = read_topic(paths, TOPIC)
    first, second, *_, last = (exercise.name for exercise in topic.exercises)
    answers = {first: f"{last}()", second: f"{first}()", last: f"{second}()"}
    assert using_later(topic, answers) == {first, second, last}
    assert using_later(topic, {**answers, first: "1"}) == set()


def test_stock_grades_a_sample_of_a_mixed_class():
    ids = Workload("class", TOPIC, 300, stock_students=8).ids
    assert (len(ids), sum(one.startswith("a") for one in ids)) == (300, 8)
    small = Workload("class", TOPIC, 3, stock_students=8).ids
    assert all(one.startswith("a") for one in small)
