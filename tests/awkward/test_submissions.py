"""Every awkward submission, beside the others: its score, and what the people concerned read."""

import pytest

from tests.awkward.conftest import CASES, INNOCENT
from tests.awkward.spoilt_notebooks import BONUS, POINTS, SLUG

FULL = sum(points for name, points in POINTS.items() if name not in BONUS)
FULL_BONUS = sum(POINTS[name] for name in BONUS)


def test_every_case_is_another_student():
    assert len({case.student_id for case in CASES}) == len(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.student_id)
def test_what_comes_of_it(room, marks, case):
    student = case.student_id
    instructor = room.about(student)
    if case.outcome == "refused":
        assert not (room.root / "submitted" / student).exists()
        assert not (room.root / "feedback" / student).exists()
        assert student not in marks or marks[student][SLUG] in ("", "0")
    elif case.outcome == "no score":
        assert room.result(student)["exercises"] == []
        assert marks[student]["total"] == ""
        assert "could not be graded yet" in room.page(student)
        assert "needs attention" in instructor or "not graded" in instructor
    else:
        assert room.lost(student) == dict(case.loses), instructor
        core = sum(lost for name, lost in case.loses.items() if name not in BONUS)
        bonus = sum(lost for name, lost in case.loses.items() if name in BONUS)
        assert float(marks[student][SLUG]) == FULL - core
        assert float(marks[student][f"{SLUG} bonus"]) == FULL_BONUS - bonus
    missing = [phrase for phrase in case.instructor if phrase.replace("`", "") not in instructor]
    assert not missing, instructor
    if case.student:
        page = room.page(student)
        missing = [phrase for phrase in case.student if phrase.replace("`", "") not in page]
        assert not missing, page


@pytest.mark.parametrize("case", INNOCENT, ids=lambda case: case.student_id)
def test_the_innocent_read_of_nothing_odd(room, case):
    result = room.result(case.student_id)
    assert result["notes"] == []
    assert all(found["notes"] == [] for found in result["exercises"])
    assert "could not" not in room.page(case.student_id)


def test_no_fault_of_the_engine_came_up(room):
    assert 3 not in room.codes, "\n".join(room.said)
    assert not any("could not be tested" in line for line in room.said)
