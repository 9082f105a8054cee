"""What the hidden tests of ensembles/bootstrap_indices compare with."""

import numpy as np

from autograder.testing import (
    as_array,
    as_tuple,
    require,
)


def read_samples(answer, n, n_rounds, *, kinds="biuf"):
    """Return the row numbers and booleans of an answer; numbers may stand for booleans."""
    idx, oob = as_tuple(answer, 2)
    idx = as_array(idx, shape=(n_rounds, n), what="idx")
    oob = np.asarray(oob)
    require(oob.shape == (n_rounds, n), "oob has another shape than (n_rounds, n).")
    require(idx.dtype.kind in "iu", "idx does not hold integers.")
    require(oob.dtype.kind in kinds, "oob does not hold booleans.")
    require(idx.min() >= 0 and idx.max() < n, "idx names a row that does not exist.")
    return idx, oob.astype(bool)


def assert_complement(answer, n, n_rounds, *_, kinds="biuf"):
    """Assert that oob is True for exactly the rows that were not drawn."""
    idx, oob = read_samples(answer, n, n_rounds, kinds=kinds)
    for rows, left_out in zip(idx.tolist(), oob.tolist(), strict=True):
        right = [row not in rows for row in range(n)]
        require(left_out == right, "oob is not True for exactly the rows that were not drawn.")


def calls_of(seed, sizes):
    """Return calls with generators of their own."""
    return [(n, T, np.random.default_rng(seed(f"{n} rows, {T} rounds"))) for n, T in sizes]
