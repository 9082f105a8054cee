"""Hidden tests of density_gmm/histogram_density; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import tally
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

UNITS = np.arange(0.0, 6.0)


@pytest.mark.points(1)
def test_widths(student, reference, seed):
    """Divides shares by widths, which need not be equal, in any unit."""
    rng = np.random.default_rng(seed("points"))
    x, edges = np.array([0.5, 3.0, 3.5, 7.0, 6.0, 2.5]), np.array([0.0, 2.0, 2.75, 8.0])
    heights = np.array([1 / 12, 1 / 4.5, 4 / 31.5])
    cases = [((c * x, c * edges), heights / c) for c in (1.0, 1e-9, 1e9, 1e-30)]
    cases.append(((x - 1e4, edges - 1e4), heights))
    tenths = np.arange(11) / 10  # 0.3 / 0.1 is a little less than 3
    cases.append(((tenths[:-1], tenths), np.ones(10)))
    cases.append(((1e4 + tenths[:-1], 1e4 + tenths), tally(1e4 + tenths[:-1], 1e4 + tenths)))
    inner = np.array([-1.5, 0.0, 0.25, 2.0]) + rng.uniform(-0.1, 0.1, size=4)
    places = np.concatenate([[-4.0], inner, [4.0]])
    middles = (places[1:] + places[:-1]) / 2
    drawn = [(np.append(middles, rng.uniform(-3, 3, size=n)), places) for n in (1, 7, 300)]
    cases += [(call, tally(*call)) for call in drawn]
    assert_cases(student.histogram_density, cases)
    assert_agrees(student.histogram_density, reference.histogram_density, drawn)


@pytest.mark.points(1)
def test_edges(student):
    """Counts points on an inner edge to the right, and on the last edge in the last bin."""
    x = np.array([2.0, 0.0, 2.0, 5.0, 1.0, 3.0, 4.5, 5.0])
    cases = [((x, UNITS), np.array([1, 1, 2, 1, 3]) / 8)]
    cases.append(((UNITS, UNITS), np.array([1, 1, 1, 1, 2]) / 6))
    beside = np.nextafter([1.0, 1.0, 2.0, 5.0, 5.0, 0.0, 3.0, 4.0], [0, 2, 0, 0, 9, -1, 4, 4.5])
    cases.append(Case((beside, UNITS), np.array([1, 2, 0, 1, 2]) / 8, label="points beside edges"))
    cases.append(((np.append(np.zeros(300), UNITS), UNITS), np.array([301, 1, 1, 1, 2]) / 306))
    cases.append(((np.array([3.0, 4.0]), np.array([3.0, 4.0])), [1.0]))
    cases.append(((np.array([-1.0, -2.0, -2.0, 0.5]), np.arange(-2.0, 1.0)), [0.5, 0.25]))
    assert_cases(student.histogram_density, cases)


@pytest.mark.points(1)
def test_outside_and_empty(student):
    """Lets n count points outside of all bins; empty bins have height 0."""
    x = np.array([-7.0, 0.5, 0.25, 3.5, 9.0, 5.5, -0.5])
    cases = [((x, UNITS), np.array([2, 0, 0, 1, 0]) / 7), ((x, UNITS[3:]), np.array([1, 0]) / 7)]
    cases.append(((x, np.array([3.0, 4.0])), [1 / 7]))
    cases.append(((x, np.array([20.0, 21.0, 22.0])), [0.0, 0.0]))
    cases.append(((x, np.array([-8.0, -7.0])), [1 / 7]))
    assert_cases(student.histogram_density, cases)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any size, and leaves the arguments as they were."""
    x, edges = np.array([-3.0, 1.0, 0.0, 3.0, -4.0, -3.0]), np.array([-4.0, -3.0, 0.0, 2.0, 3.0])
    calls = [(x, edges), (x[::-1], edges[:2])]
    assert_varies(student.histogram_density, calls)
    assert_accepts(student.histogram_density, calls, integers=True)
    small = np.array([-100, 100, 100, 7], dtype=np.int8)
    few = np.array([-100, 50, 120], dtype=np.int8)
    cases = [Case((small, few), [0.5 / 150, 0.5 / 70], label="int8")]
    mixed = np.array([-0.75, 0.5, 1.25, 2.75]), np.array([-1, 0, 1, 3])
    cases.append(Case(mixed, [0.25, 0.25, 0.25], label="integer edges and other points"))
    mixed = np.array([0, 1, 2, 3]), np.array([-0.5, 0.75, 3.5])
    cases.append(Case(mixed, [0.2, 0.75 / 2.75], label="integer points and other edges"))
    assert_cases(student.histogram_density, cases)
    assert_leaves_arguments(student.histogram_density, [*calls, (small, few)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for edges that do not increase strictly, wherever it is."""
    x = np.array([1.5, 0.5, 2.5])
    refused = {
        "the first two edges equal": (x, np.array([0.0, 0.0, 1.0, 2.0])),
        "the last two edges equal": (x, np.array([0.0, 1.0, 2.0, 2.0])),
        "two edges in the middle equal": (x, np.array([0.0, 1.0, 1.0, 2.0])),
        "falling edges": (x, np.array([3.0, 2.0, 1.0])),
        "one step down": (x, np.array([0.0, 2.0, 1.0, 3.0])),
        "the last edge below the one before": (x, np.array([0.0, 1.0, 3.0, 2.0])),
        "the first edge above the second": (x, np.array([1.0, 0.5, 3.0, 4.0])),
        "two equal edges": (x, np.array([1.0, 1.0])),
        "falling edges of uint8": (x, np.array([3, 2, 0], dtype=np.uint8)),
    }
    works_on = [(x, np.array([0.0, low, 3.0])) for low in (1e-9, 1e-30)]
    works_on += [(x, np.array([-3.0, -1.0, 4.0])), (x, np.array([1.0, np.nextafter(1, 2), 4.0]))]
    assert_raises(student.histogram_density, ValueError, refused, works_on=works_on)


@counterexample_search(
    x=strategies.vectors((1, 5), low=0, high=5),
    edges=strategies.choices(
        np.array([0.0, 1.0, 3.0]), np.array([1.0, 2.0, 4.0]), np.array([0.0, 2.5, 3.0, 5.0])
    ),
)
def agrees_with_the_reference(student, reference, x, edges):
    got, right = student.histogram_density(x, edges), reference.histogram_density(x, edges)
    assert_close(got, right)
