"""Nothing that is no answer passes a comparison up to something, whatever that leaves free."""

from functools import partial

import numpy as np
import pytest

from autograder.testing import (
    Mismatch,
    assert_distributions,
    assert_never_falls,
    assert_never_rises,
    assert_parallel,
    assert_same_partition,
    assert_same_rows,
    assert_same_sources,
    assert_same_subspace,
    assert_same_up_to_sign,
    separated_blobs,
)

X, LABELS, CENTRES = separated_blobs(np.random.default_rng(0), [4, 3, 5], 2)
WEIGHTS = np.array([0.25, 0.5, 0.125])

WORDS = {
    "partition": partial(assert_same_partition, expected=LABELS),
    "rows": partial(assert_same_rows, expected=CENTRES),
    "rows of several": partial(assert_same_rows, expected=(WEIGHTS, CENTRES)),
    "rows by key": partial(assert_same_rows, expected={"means": CENTRES}),
    "signs": partial(assert_same_up_to_sign, expected=CENTRES),
    "signs of rows": partial(assert_same_up_to_sign, expected=CENTRES, rows=True),
    "parallel": partial(assert_parallel, expected=CENTRES),
    "subspace": partial(assert_same_subspace, expected=CENTRES),
    "sources": partial(assert_same_sources, expected=X),
    "never rises": assert_never_rises,
    "never falls": assert_never_falls,
    "distributions": partial(assert_distributions, shape=(12, 3)),
}


@pytest.mark.parametrize("word", WORDS.values(), ids=WORDS)
@pytest.mark.parametrize(
    "answer",
    [
        *(None, np.nan, 0, 1, 0.0, True, False, "", (), {}, [], np.zeros(0), print, object()),
        *(np.zeros(12, dtype=int), np.zeros((3, 2)), np.ones((3, 2)), np.zeros((12, 2)), X, X.T),
        *(np.full((3, 2), np.nan), np.full(12, np.nan), np.eye(3), np.zeros((12, 3))),
        *((np.zeros(3), np.zeros((3, 2))), {"means": None}, {"means": np.zeros((3, 2))}),
    ],
)
def test_non_answers_fail(word, answer):
    if answer is X and word is WORDS["sources"]:
        answer = X[:, :1]
    with pytest.raises(Mismatch):
        word(answer)
