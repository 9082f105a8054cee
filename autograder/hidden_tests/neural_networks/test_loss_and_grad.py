"""Hidden tests of neural_networks/loss_and_grad; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import mean_of_squares
from autograder.hidden_tests.neural_networks.layer_stacks import cross_entropy, one_hot
from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

SHAPES = [(1, 2), (4, 3), (6, 1), (3, 5), (1, 1)]
LOSS = {"part": (0, 2), "atol": 1e-12, "what": "the loss"}
SLOPES = {"part": (1, 2), "atol": 1e-12, "what": "the slopes"}
GUESS, TRUTH = (
    np.array([[3.0, 1.0], [0.0, -4.0], [5.0, 5.0]]),
    np.array([[1.0, 1.0], [2.0, 1.0], [5.0, 6.0]]),
)
UNSIGNED = np.array([[1, 1]], dtype="uint8"), np.array([[3, 1]], dtype="uint8"), "mse"
LOGS, RIGHT = np.log([[1.0, 3.0, 4.0], [2.0, 5.0, 1.0]]), np.array([[0, 1, 0], [1, 0, 0]])


def squares(seed):
    rng = np.random.default_rng(seed("squares"))
    return [(*rng.normal(scale=3, size=(2, *shape)), "mse") for shape in SHAPES]


def logits(seed):
    rng = np.random.default_rng(seed("logits"))
    return [
        (rng.normal(scale=3, size=(n, k)), one_hot(rng, n, k), "softmax_ce")
        for n, k in SHAPES
        if k > 1
    ]


@pytest.mark.points(1)
def test_squared_loss(student, seed):
    """Is the mean over samples of the sum of squared errors over outputs."""
    cases = [((GUESS, TRUTH, "mse"), 34 / 3), ((GUESS[:1], TRUTH[:1], "mse"), 4.0)]
    cases += [(call, mean_of_squares(*call)) for call in squares(seed)]
    cases.append(((GUESS.astype(int), TRUTH.astype(int), "mse"), 34 / 3))
    cases.append((UNSIGNED, 4.0))
    cases.append(((GUESS + 1e8, TRUTH + 1e8, "mse"), 34 / 3))
    large = np.array([[4_000_000_000, 1]]), np.array([[0, 1]]), "mse"
    cases.append((large, 1.6e19))
    assert_cases(student.loss_and_grad, cases, **LOSS)
    assert_leaves_arguments(student.loss_and_grad, [call for call, _ in cases])


@pytest.mark.points(1)
def test_squared_slopes(student, seed):
    """Has the right slopes of the squared loss, the factors 2 and 1/n included."""
    cases = [((GUESS, TRUTH, "mse"), np.array([[4, 0], [-4, -10], [0, -2]]) / 3)]
    for Y_hat, Y, kind in squares(seed):
        cases.append(
            (
                (Y_hat, Y, kind),
                np.array([2 * (a - b) / len(Y) for a, b in zip(Y_hat, Y, strict=True)]),
            )
        )
    whole = GUESS[:1].astype(int), TRUTH[:1].astype(int), "mse"
    cases.append((whole, np.array([[4.0, 0.0]])))
    whole = GUESS.astype(int), TRUTH.astype(int), "mse"
    cases.append((whole, np.array([[4, 0], [-4, -10], [0, -2]]) / 3))
    cases.append(Case(UNSIGNED, np.array([[-4.0, 0.0]]), label="unsigned integers"))
    assert_cases(student.loss_and_grad, cases, **SLOPES)


@pytest.mark.points(1)
def test_cross_entropy(student, seed):
    """Is the mean of minus the logarithm of the right class's probability, logits given."""
    cases = [((LOGS, RIGHT, "softmax_ce"), np.log(8 / 3 * 4) / 2)]
    cases += [((LOGS[:1], RIGHT[:1], "softmax_ce"), np.log(8 / 3))]
    for call in logits(seed):
        for shift in (0.0, 7.0):
            cases.append(((call[0] + shift, *call[1:]), cross_entropy(*call[:2])))
    whole = np.array([[1, 3], [2, 2]]), np.eye(2, dtype=int), "softmax_ce"
    cases.append((whole, (np.log1p(np.exp(2.0)) + np.log(2.0)) / 2))
    single = np.array([[-2.0], [3.0]]), np.ones((2, 1)), "softmax_ce"
    cases.append((single, 0.0))
    assert_cases(student.loss_and_grad, cases, **LOSS)
    assert_leaves_arguments(student.loss_and_grad, [call for call, _ in cases])


@pytest.mark.points(1)
def test_cross_entropy_slopes(student, reference, seed):
    """Has the right slopes of the cross-entropy, by the logits, the 1/n included."""
    right = np.array([[1 / 8, 3 / 8 - 1, 4 / 8], [2 / 8 - 1, 5 / 8, 1 / 8]])
    cases = [
        ((LOGS, RIGHT, "softmax_ce"), right / 2),
        ((LOGS[:1], RIGHT[:1], "softmax_ce"), right[:1]),
    ]
    equal = np.full((1, 3), 5.0), np.array([[0, 1, 0]]), "softmax_ce"
    cases.append(Case(equal, np.array([[1, -2, 1]]) / 3, label="equal logits"))
    cases += [(call, reference.loss_and_grad(*call)[1]) for call in logits(seed)]
    Z, Y, kind = logits(seed)[1]
    slopes = np.zeros(Z.shape)
    for place in np.ndindex(Z.shape):
        ends = []
        for step in (1e-5, -1e-5):
            moved = Z.copy()
            moved[place] += step
            ends.append(cross_entropy(moved, Y))
        slopes[place] = (ends[0] - ends[1]) / 2e-5
    cases.append(Case((Z, Y, kind), slopes, rtol=1e-6, atol=1e-8, label="differences"))
    assert_cases(student.loss_and_grad, cases, **SLOPES)


@pytest.mark.points(1)
def test_large_logits(student):
    """Is finite and accurate for logits of 1000 in size, and for small integers."""
    far = np.array([[1000.0, -1000.0, 0.0], [1000.0, -1000.0, 0.0]])
    cases = [
        ((far[:1], np.array([[1, 0, 0]]), "softmax_ce"), (0.0, np.zeros((1, 3)))),
        ((far[:1], np.array([[0, 1, 0]]), "softmax_ce"), (2000.0, np.array([[1.0, -1.0, 0.0]]))),
        (
            (far, np.eye(3)[[2, 1]], "softmax_ce"),
            (1500.0, np.array([[0.5, 0, -0.5], [0.5, -0.5, 0]])),
        ),
        (
            (np.full((1, 2), 1000.0), np.eye(2)[:1], "softmax_ce"),
            (np.log(2), np.array([[-0.5, 0.5]])),
        ),
        (
            (np.full((1, 2), -1000.0), np.eye(2)[1:], "softmax_ce"),
            (np.log(2), np.array([[0.5, -0.5]])),
        ),
        *(
            (
                (np.array([[1000.0, 999.0], [-1000.0, -1001.0]])[::order], np.eye(2)[[0, 0]], kind),
                (np.log1p(np.exp(-1.0)), np.array([[-1, 1], [-1, 1]]) / (1 + np.e) / 2),
            )
            for kind in ["softmax_ce"]
            for order in (1, -1)
        ),
        ((np.array([[40.0, 0.0]]), np.eye(2)[1:], "softmax_ce"), (40.0, np.array([[1.0, -1.0]]))),
    ]
    labelled = [Case(*case, label="large logits") for case in cases]
    small = np.array([[100, -100]], dtype="int8"), np.eye(2, dtype="uint8")[1:], "softmax_ce"
    labelled.append(Case(small, (200.0, np.array([[1.0, -1.0]])), label="integers of 8 bits"))
    assert_cases(student.loss_and_grad, labelled, atol=1e-12, parts=("the loss", "the slopes"))


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for shapes that differ, with either loss, and for any other kind."""
    Y, column = np.eye(3), np.ones((3, 1))
    calls = {
        "(3, 1) beside (3,), mse": (column, np.ones(3), "mse"),
        "(3,) beside (3, 1), mse": (np.ones(3), column, "mse"),
        "(3, 3) beside (3, 1), mse": (Y, column, "mse"),
        "(3, 3) beside (1, 3), mse": (Y, Y[:1], "mse"),
        "(3, 3) beside (3,), softmax_ce": (Y, np.array([0, 1, 2]), "softmax_ce"),
        "(3, 3) beside (1, 3), softmax_ce": (Y, Y[:1], "softmax_ce"),
        "(3, 3) beside (3, 1), softmax_ce": (Y, column, "softmax_ce"),
        "(1, 3) beside (3, 3), mse": (Y[:1], Y, "mse"),
        "(1, 3) beside (3, 3), softmax_ce": (Y[:1], Y, "softmax_ce"),
        "(2, 3) beside (3, 2), mse": (Y[:2], Y[:, :2], "mse"),
        "kind = 'hinge'": (Y, Y, "hinge"),
        "kind = ''": (Y, Y, ""),
        "kind = 'zero_one'": (Y, Y, "zero_one"),
        "kind = 'MSE'": (Y, Y, "MSE"),
    }
    works_on = [(2 * Y, Y, "mse"), (2 * Y, Y, "softmax_ce"), (2 * column, column, "mse")]
    assert_raises(student.loss_and_grad, ValueError, calls, works_on=works_on)


@counterexample_search(
    Z=strategies.matrices(2, 2, low=-3, high=3),
    n=strategies.choices(1, 2),
    classes=strategies.choices((0, 0), (0, 1), (1, 0)),
    kind=strategies.choices("mse", "softmax_ce"),
)
def agrees_with_the_reference(student, reference, Z, n, classes, kind):
    call = Z[:n], np.eye(2)[list(classes[:n])], kind
    loss, slopes = student.loss_and_grad(*call)
    right, right_slopes = reference.loss_and_grad(*call)
    assert_close(as_number(loss), right, atol=1e-12)
    assert_close(slopes, right_slopes, atol=1e-12)
