"""Self-checks of event_probability: the worked example, a stranger and a broken axiom."""

import pytest
from selfchecks.testing import assert_cases, assert_close, assert_raises


def weather():
    return {"sun": 0.5, "rain": 0.25, "snow": 0.25}


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.5 for rain or snow, 0.25 for snow, 1 for all three and 0 for the empty event."""
    events = [({"rain", "snow"}, 0.5), ({"snow"}, 0.25), ({"sun", "rain", "snow"}, 1), (set(), 0)]
    cases = [((weather(), event), expected) for event, expected in events]
    assert_cases(student.event_probability, cases, atol=1e-9)


@pytest.mark.points(1)
def test_strangers_and_axioms(student):
    """Gives 0 for an unknown outcome, and raises ValueError for a sum of 2 or a negative entry."""
    assert_close(student.event_probability(weather(), {"fog", "sun"}), 0.5, atol=1e-9)
    broken = {
        "a sum of 2": ({"heads": 1.0, "tails": 1.0}, {"heads"}),
        "a negative probability": ({"heads": 1.5, "tails": -0.5}, {"heads"}),
    }
    works_on = [(weather(), {"sun"})]
    assert_raises(student.event_probability, ValueError, broken, works_on=works_on)
