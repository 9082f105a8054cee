"""Hidden tests of neural_networks/init_params; first docstring lines are shown to students."""

from itertools import pairwise

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import VARIANCES, weights_by_recipe
from autograder.hidden_tests.neural_networks.layer_stacks import assert_layers
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

SIZES = ([2, 3], [5, 2], [3, 4, 2], [4, 1, 6, 3], [3, 3, 3])


def assert_recipe(student, seed, *kinds):
    """Assert the draws of some kinds, with a known start and with hidden ones."""
    cases = []
    for kind in kinds:
        for sizes in SIZES:
            for start in (3, seed(f"{kind}, {sizes}")):
                expected = weights_by_recipe(sizes, kind, np.random.default_rng(start))
                cases.append(((sizes, kind, np.random.default_rng(start)), expected))
    assert_cases(student.init_params, cases, compare=assert_layers)


@pytest.mark.points(1)
def test_zeros_and_normal(student, seed):
    """Draws normal weights by the recipe, and zeros of the right shapes without any draw."""
    assert_recipe(student, seed, "normal")
    cases = []
    for sizes in SIZES:
        zeros = [(np.zeros(shape), np.zeros(shape[1])) for shape in pairwise(sizes)]
        cases.append(((sizes, "zeros", np.random.default_rng(0)), zeros))
        cases.append(Case((sizes, "zeros", None), zeros, label="no generator"))
    assert_cases(student.init_params, cases, compare=assert_layers)


@pytest.mark.points(1)
def test_xavier_uniform(student, seed):
    """Draws Xavier's uniform weights by the recipe, layers of any widths in order."""
    assert_recipe(student, seed, "xavier_uniform")


@pytest.mark.points(1)
def test_xavier_normal_and_he(student, reference, seed):
    """Draws Xavier's and He's normal weights by the recipe, layers of any widths in order."""
    assert_recipe(student, seed, "xavier_normal", "he_normal")
    calls = [([3, 4, 2], f"{name}_normal", np.random.default_rng(3)) for name in ("xavier", "he")]
    assert_draws(student.init_params, reference.init_params, calls)


@pytest.mark.points(1)
def test_variances(student, seed):
    """Gives large layers the variance of the table, wide to narrow and back, and biases of 0."""

    def law(params, sizes, kind, rng):
        layers = as_tuple(params, len(sizes) - 1)
        for (W, b), (nin, nout) in zip(layers, pairwise(sizes), strict=True):
            W, b = np.asarray(W, dtype=float), np.asarray(b, dtype=float)
            require(W.shape == (nin, nout), "Weights have another shape than (nin, nout).")
            require(b.shape == (nout,), "Biases have another shape than (nout,).")
            require(not b.any(), "Some bias is not 0.")
            ratio = W.var() / VARIANCES[kind](nin, nout)
            require(0.9 < ratio < 1.1, f"The variance is not that of {kind}.")
            if kind == "xavier_uniform":
                limit = np.sqrt(6 / (nin + nout))
                require(np.abs(W).max() <= limit, "Some weight is beyond the limit.")
                require(np.abs(W).max() > 0.95 * limit, "The limit is never approached.")

    calls = [
        (sizes, kind, np.random.default_rng(seed(kind)))
        for kind in VARIANCES
        for sizes in ([150, 60], [80, 150, 80, 120])
    ]
    assert_law(student.init_params, calls, law)
    assert_leaves_arguments(student.init_params, [([3, 2, 4], *call[1:]) for call in calls])


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is not in the table."""
    words = (
        "ones",
        "",
        "xavier",
        "he",
        "Normal",
        "he_uniform",
        "zeros_",
        "xavier_uniforms",
        "lognormal",
    )
    calls = {f"kind = {word!r}": ([2, 3], word, np.random.default_rng(0)) for word in words}
    works_on = [([2, 3], kind, np.random.default_rng(0)) for kind in ("zeros", *VARIANCES)]
    assert_raises(student.init_params, ValueError, calls, works_on=works_on)


@counterexample_search(
    sizes=strategies.choices([1, 1], [2, 1], [1, 2], [2, 1, 2]),
    kind=strategies.choices("zeros", *VARIANCES),
)
def agrees_with_the_reference(student, reference, sizes, kind):
    expected = reference.init_params(sizes, kind, np.random.default_rng(0))
    assert_layers(student.init_params(sizes, kind, np.random.default_rng(0)), expected)
