"""Days on the clock of the course, and free days that are spent on what is due first."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from autograder.config import CourseConfig
from autograder.deadlines import days_begun, local_moment, read_deadline
from autograder.gradebook.extensions import Extension, Extensions
from autograder.gradebook.lateness import HandInTime, LatePolicy
from autograder.late_rules import LateRule

LONDON = ZoneInfo("Europe/London")


def clock(text: str, fold: int = 0) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=LONDON, fold=fold)


@pytest.mark.parametrize(
    ("due", "moment", "days"),
    [
        ("2027-02-05 18:00", "2027-02-05 18:00:00", 0),
        ("2027-02-05 18:00", "2027-02-05 18:00:01", 1),
        ("2027-02-05 18:00", "2027-02-06 18:00:00", 1),
        ("2027-02-05 18:00", "2027-02-06 18:00:01", 2),
        # Clocks are put forward on 28 March: the day has 23 hours.
        ("2027-03-27 18:00", "2027-03-28 18:00:00", 1),
        ("2027-03-27 18:00", "2027-03-28 18:00:01", 2),
        # Its 01:30 does not come: the day that would end then ends at 02:30.
        ("2027-03-27 01:30", "2027-03-28 02:30:00", 1),
        ("2027-03-27 01:30", "2027-03-28 02:30:01", 2),
        # Clocks are put back on 31 October: the day has 25 hours.
        ("2027-10-30 18:00", "2027-10-31 18:00:00", 1),
        ("2027-10-30 18:00", "2027-10-31 18:00:01", 2),
        ("2027-10-01 18:00", "2027-11-08 18:00:00", 38),
    ],
)
def test_a_day_ends_when_the_clock_shows_its_time_again(due, moment, days):
    assert days_begun(clock(due), clock(moment), LONDON) == days
    assert days_begun(clock(due).astimezone(UTC), clock(moment).astimezone(UTC), LONDON) == days


def test_an_hour_that_comes_twice_is_over_after_the_second():
    due = clock("2027-10-30 01:30")
    assert days_begun(due, clock("2027-10-31 01:30", fold=1), LONDON) == 1
    assert days_begun(due, clock("2027-10-31 01:30:01", fold=1), LONDON) == 2
    first, second = clock("2027-10-31 01:30", fold=0), clock("2027-10-31 01:30", fold=1)
    assert days_begun(first, second, LONDON) == 1  # an hour passes, and the clock says the same
    written = local_moment(datetime(2027, 10, 31, 1, 30), LONDON)
    assert written.astimezone(UTC).hour == 1


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2027-02-08", "2027-02-08 23:59:59+00:00"),
        ("2027-07-08 18:00", "2027-07-08 17:00:00+00:00"),
        ("2027-07-08T18:00+05:00", "2027-07-08 13:00:00+00:00"),
        ("2027-07-08 18:00 America/New_York", "2027-07-08 22:00:00+00:00"),
    ],
)
def test_deadlines_as_people_write_them(text, moment):
    assert str(read_deadline(text, LONDON).astimezone(UTC)) == moment


@pytest.mark.parametrize("text", ["", "tomorrow", "2027-13-01", "0001-01-01", "2027-03-28 01:30"])
def test_what_is_no_moment_is_refused(text):
    with pytest.raises(ValueError, match=r"\w"):
        read_deadline(text, LONDON)


DUE = {
    name: datetime(2027, 2, day, 18, tzinfo=UTC) for name, day in (("a", 15), ("b", 1), ("c", 8))
}
RULE = LateRule(kind="budget", percent=10.0, free_days=3, max_days=4, grace_minutes=30)


def policy(days: dict[str, float], *granted: Extension) -> LatePolicy:
    """Lateness of ada, so many days after each due date."""
    config = CourseConfig(title="Course", topics=("a", "b", "c"), due=DUE, late=RULE)
    hand_ins = {("ada", t): HandInTime(DUE[t] + timedelta(days=late)) for t, late in days.items()}
    return LatePolicy(config, DUE, Extensions(granted), hand_ins)


def costs(found: LatePolicy, topic: str) -> tuple[int, int, float]:
    lateness = found.lateness("ada", topic, found.hand_in("ada", topic))
    return lateness.days, lateness.free_used, pytest.approx(lateness.share)


def test_free_days_are_spent_on_what_is_due_first():
    found = policy({"a": 0.9, "b": 1.5, "c": 1.1})
    assert costs(found, "b") == (2, 2, 0.0)
    assert costs(found, "c") == (2, 1, 0.1)
    assert costs(found, "a") == (1, 0, 0.1)
    assert found.words("ada", "c", found.hand_in("ada", "c")) == (
        "2 days late, 1 of them free (0 free days left): -10%"
    )


def test_an_extension_leaves_free_days_for_later():
    granted = Extension("ada", "b", DUE["b"] + timedelta(days=1))
    found = policy({"a": 0.9, "b": 1.5, "c": 1.1}, granted)
    assert [costs(found, topic) for topic in "bca"] == [(1, 1, 0.0), (2, 2, 0.0), (1, 0, 0.1)]


def test_what_comes_too_late_and_what_is_within_the_grace_spend_nothing():
    found = policy({"b": 4.1, "c": 0.01})
    assert costs(found, "b") == (5, 0, 1.0)
    assert costs(found, "c") == (0, 0, 0.0)
    assert found.lateness("ada", "a", DUE["a"] + timedelta(days=3)).share == 0.0


def test_what_is_asked_for_is_not_what_was_recorded():
    """The penalty is asked for by the seconds late, before the time is in the gradebook."""
    terms = policy({"b": 1.5}).terms("ada", "c")
    assert terms.points_off(50.0, 24 * 3600 * 2) == pytest.approx(5.0)
    assert terms.points_off(50.0, 24 * 3600 - 1) == 0.0
