"""Strategies for counterexample searches draw what they promise, and small things first."""

import numpy as np
import pytest
from hypothesis import find, given, settings

from autograder.testing import strategies

few = settings(max_examples=50, deadline=None, derandomize=True)
afresh = settings(database=None, derandomize=True)  # not what another search has remembered


@few
@given(p=strategies.distributions((1, 4)), q=strategies.distributions(3, parts=8))
def test_distributions_add_up_to_one_exactly(p, q):
    assert 1 <= len(p) <= 4
    assert len(q) == 3
    for probabilities, parts in ((p, 4), (q, 8)):
        assert probabilities.sum() == 1
        assert (probabilities >= 0).all()
        assert (probabilities * parts == np.round(probabilities * parts)).all()


@few
@given(joint=strategies.probability_tables((1, 3), 2, (2, 3)))
def test_probability_tables_have_an_axis_for_each_length(joint):
    assert joint.ndim == 3
    assert joint.shape[1] == 2
    assert joint.shape[2] in (2, 3)
    assert joint.sum() == 1


@few
@given(
    pair=strategies.equal_distributions(2, (1, 3)),
    bet=strategies.weighted_values((2, 3), low=0, high=4),
)
def test_tuples_have_one_length(pair, bet):
    assert len(pair[0]) == len(pair[1])
    assert pair[0].sum() == pair[1].sum() == bet[1].sum() == 1
    assert len(bet[0]) == len(bet[1]) in (2, 3)
    assert ((bet[0] >= 0) & (bet[0] <= 4)).all()


@pytest.mark.parametrize(
    ("strategy", "simplest"),
    [
        (strategies.distributions(), [1.0]),
        (strategies.distributions(3), [1.0, 0.0, 0.0]),
        (strategies.probability_tables(2, 2), [[1.0, 0.0], [0.0, 0.0]]),
    ],
)
def test_the_simplest_distribution_is_certain(strategy, simplest):
    assert find(strategy, lambda drawn: True, settings=afresh).tolist() == simplest


def test_all_shares_can_be_drawn():
    assert find(strategies.distributions(2), lambda p: p[0] == 0.25, settings=afresh).tolist() == [
        0.25,
        0.75,
    ]
