"""A spy answers as its function does, and remembers what it was given as it was then."""

import numpy as np
import pytest

from autograder.testing import Spy


def test_answers_and_remembers_in_order():
    seen = Spy(lambda a, b: a - b)
    assert [seen(5, 2), seen(1, 4)] == [3, -3]
    assert seen.calls == [(5, 2), (1, 4)]
    assert seen.given(1) == [2, 4]


def test_what_is_changed_later_was_seen_as_it_was():
    def spoil(x):
        x[:] = 0

    seen, x = Spy(spoil), np.arange(3)
    seen(x)
    x += 7
    np.testing.assert_array_equal(seen.given(0)[0], [0, 1, 2])


def test_a_call_that_fails_is_remembered_too():
    seen = Spy(lambda x: 1 / x)
    with pytest.raises(ZeroDivisionError):
        seen(0)
    assert seen.calls == [(0,)]
