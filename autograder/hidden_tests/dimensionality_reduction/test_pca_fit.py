"""Hidden tests of dimensionality_reduction/pca_fit; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    TILTED,
    WIDE,
    assert_basis,
    assert_directions,
    assert_positive,
    entry,
    on_a_grid,
    principal,
    spread_rows,
)
from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

AXES = np.array([[0.6, 0.8], [0.8, -0.6]])
FLAT = np.array([[7.0, -1.0, 2.0]] * 4)
ELEVEN = np.column_stack([PAPER, PAPER.sum(axis=1), np.full(4, 5.0)])


def drawn(seed):
    """Return calls with more rows than columns, and fewer directions than columns."""
    rng = np.random.default_rng(seed)
    sizes = [(12, 3, 1), (20, 4, 3), (9, 5, 3)]
    return [(spread_rows(rng, n, d), k) for n, d, k in sizes]


@pytest.mark.points(1)
def test_directions(student, seed):
    """Finds the directions of the largest variance; their signs are not looked at here."""
    cases = [((PAPER, 1), AXES[:1])]
    fixed = [
        (c * TILTED[:, order], 2) for c in (1, -1) for order in ([0, 1, 2], [2, 0, 1], [1, 0, 2])
    ]
    cases += [(call, principal(*call)[0]) for call in [*fixed, *drawn(seed("rows"))]]
    assert_cases(student.pca_fit, cases, compare=assert_directions)


@pytest.mark.points(1)
def test_signs(student, seed):
    """Returns each direction with its largest entry positive and with length 1."""
    calls = [(PAPER, 1), (-PAPER, 1), (TILTED, 2), (-TILTED, 2), (TILTED[:, ::-1], 2)]
    calls += drawn(seed("rows"))

    def obeys(model, X, k):
        shape = (k, X.shape[1])
        components = as_array(entry("components")(model), shape=shape, what="components")
        assert_positive(components, "components")
        assert_basis(model, shape)

    assert_law(student.pca_fit, calls, obeys)


@pytest.mark.points(1)
def test_mean_and_variances(student, seed):
    """Holds the mean, and the variances with the divisor n - 1 from the largest on."""
    calls = [(TILTED, 2), (TILTED[:, ::-1], 1), *drawn(seed("rows"))]
    cases = [((PAPER, 1), [1.0, 2.0]), *((call, call[0].mean(axis=0)) for call in calls)]
    cases.append(Case((1e-12 * PAPER, 1), [1e-12, 2e-12], label="other units"))
    cases.append(Case((PAPER[:3].astype(int), 1), [1 / 3, 7 / 3], label="integers"))
    assert_cases(student.pca_fit, cases, read=entry("mean"), what="mean", scaled_atol=1e-9)
    cases = [((PAPER, 1), [50 / 3])]
    cases += [(call, principal(*call)[1]) for call in calls]
    variances = {"read": entry("explained_variance"), "what": "explained_variance"}
    assert_cases(student.pca_fit, cases, scaled_atol=1e-9, **variances)


@pytest.mark.points(1)
def test_shares(student, seed):
    """Holds the variances as shares of the whole, also of what is not kept; 0 for equal rows."""
    calls = [(TILTED, 2), (TILTED, 1), *drawn(seed("rows"))]
    cases = [Case((PAPER, 1), [0.8], label="k = 1")]
    for call in calls:
        _, variances, total = principal(*call)
        cases.append((call, variances / total))
    cases.append(Case((FLAT, 2), [0.0, 0.0], label="equal rows"))
    cases.append(Case((FLAT[:3], 1), [0.0], label="three equal rows"))
    share = {"read": entry("ratio"), "what": "ratio"}
    assert_cases(student.pca_fit, cases, scaled_atol=1e-9, atol=1e-15, **share)


@pytest.mark.points(1)
def test_flat_clouds(student):
    """Returns orthonormal directions also where there is no variance left, with variance 0."""
    flat = np.column_stack([TILTED, TILTED @ [1, 1, 0], np.full(6, 5.0)])
    draws = np.random.default_rng(0)
    line = np.outer(draws.normal(size=5), draws.normal(size=4))
    calls = [(FLAT, 2), (FLAT, 1), (ELEVEN, 3), (flat, 4), (line, 4)]
    rank = {0: 0, 1: 0, 2: 2, 3: 3, 4: 1}
    models = student.pca_fit.map([(PAPER, 1), *calls])
    assert_directions(models[0], AXES[:1])
    for place, ((X, k), model) in enumerate(zip(calls, models[1:], strict=True)):
        assert_basis(model, (k, X.shape[1]))
        variances = as_array(entry("explained_variance")(model), shape=(k,))
        right = principal(X, k)[1]
        atol = 1e-9 * max(right[0], 1e-12)
        assert_close(variances, np.where(np.arange(k) < rank[place], right, 0), atol=atol)
    column = np.asarray(entry("components")(models[4]))[:3, 4]
    assert_close(np.abs(column), np.zeros(3), atol=1e-9, what="a constant column")


@pytest.mark.points(1)
def test_wide_tables_and_all_directions(student, seed):
    """Takes fewer rows than columns, and finds as many directions as there are columns."""
    rng = np.random.default_rng(seed("rows"))
    calls = [
        (WIDE, 2),
        (WIDE, 1),
        (-WIDE, 2),
        (PAPER, 2),
        (TILTED, 3),
        (TILTED[:3], 2),
        (PAPER[:2], 1),
        (PAPER[:, :1], 1),
    ]
    calls += [(spread_rows(rng, n, d), k) for n, d, k in ((5, 8, 4), (4, 6, 1), (20, 4, 4))]
    cases = [(call, principal(*call)[0]) for call in calls]
    assert_cases(student.pca_fit, cases, compare=assert_directions)
    variances = {"read": entry("explained_variance"), "what": "explained_variance"}
    cases = [(call, principal(*call)[1]) for call in calls]
    assert_cases(student.pca_fit, cases, scaled_atol=1e-9, **variances)
    models = student.pca_fit.map([(WIDE, 3), (PAPER[[0, 0, 1]], 2)])
    for model, X in zip(models, (WIDE, PAPER[[0, 0, 1]]), strict=True):
        assert_basis(model, (min(X.shape), X.shape[1]))
        last = as_array(entry("explained_variance")(model), shape=(min(X.shape),))[-1]
        require(abs(last) < 1e-9, "A direction without variance has some.")


@pytest.mark.points(1)
def test_places_and_units(student, seed):
    """Finds the same far from the origin, in other units and for integers; leaves X as it was."""
    rng = np.random.default_rng(seed("rows"))
    X = on_a_grid(spread_rows(rng, 12, 3))
    right, variances, _ = principal(X, 2)
    far = X + 2.0**20 * np.array([1, -3, 2])
    cases = [Case((far, 2), right, label="far from the origin")]
    cases += [Case((c * X, 2), right, label="other units") for c in (1e-9, 1e9)]
    uneven = TILTED * np.array([1.0, 1000.0, 1.0])
    cases.append(Case((uneven, 2), principal(uneven, 2)[0], label="other units of one column"))
    whole, axes = TILTED.astype(int), principal(TILTED, 2)[0]
    cases += [Case((whole.astype(t), 2), axes, label="integers") for t in (int, np.int8)]
    assert_cases(student.pca_fit, cases, compare=assert_directions)
    cases = [Case((far, 2), variances, label="far from the origin")]
    cases += [Case((c * X, 2), c**2 * variances, label="other units") for c in (1e-9, 1e9)]
    assert_cases(
        student.pca_fit,
        cases,
        read=entry("explained_variance"),
        scaled_atol=1e-9,
        what="explained_variance",
    )
    shares = variances / principal(X, 3)[1].sum()
    cases = [Case((c * X, 2), shares, label="other units") for c in (1e-9, 1e9)]
    cases.append(Case((far, 2), shares, label="far from the origin"))
    assert_cases(student.pca_fit, cases, read=entry("ratio"), rtol=1e-9, what="ratio")
    assert_leaves_arguments(student.pca_fit, [(PAPER, 1), (TILTED, 2), (FLAT, 1), (whole, 1)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for k below 1 or above n or d, and for a single row."""
    fails = {
        "k = 0": (PAPER, 0),
        "k = -1": (PAPER, -1),
        "k above d": (PAPER, 3),
        "k above d, more rows": (TILTED, 4),
        "k above n": (WIDE, 4),
        "k far above n": (WIDE, 5),
        "a single row": (PAPER[:1], 1),
        "a single row of one column": (PAPER[:1, :1], 1),
    }
    works_on = [(PAPER, 1), (TILTED, 2), (TILTED, 1)]
    assert_raises(student.pca_fit, ValueError, fails, works_on=works_on)


@counterexample_search(X=strategies.matrices((2, 4), (1, 3)), k=strategies.choices(1, 2))
def agrees_with_the_reference(student, reference, X, k):
    if k > min(X.shape):
        assert_raises(student.pca_fit, ValueError, {"k too large": (X, k)}, works_on=[(PAPER, 1)])
        return
    model, right = student.pca_fit(X, k), reference.pca_fit(X, k)
    scale = max(1.0, float(np.abs(X).max()) ** 2)
    for name, atol in (("mean", 1e-9), ("explained_variance", 1e-9 * scale)):
        assert_close(entry(name)(model), right[name], atol=atol, what=name)
    require(np.all(np.isfinite(entry("ratio")(model))), "A share is not finite.")
    assert_basis(model, (k, X.shape[1]))
