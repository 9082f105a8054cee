"""What tests of neural_networks expect, found by loops, by words, or by the recipe."""

from itertools import pairwise

import numpy as np

from autograder.hidden_tests.neural_networks.layer_stacks import (
    KINDS,
    WIDTHS,
    assert_layers,
    forward_by_units,
    one_hot,
    stack,
)
from autograder.testing import as_tuple, assert_cases, assert_close, require


def drawn_sums(seed, scale=2.0):
    rng = np.random.default_rng(seed("numbers"))
    return [rng.normal(scale=scale, size=shape) for shape in ((3, 4), (1, 1), (2, 5))]


def linear_networks(seed):
    widths = (*WIDTHS, [2, 2, 2], [3, 3, 3, 3], [1, 4, 1])
    return [(stack(np.random.default_rng(seed(f"{sizes}")), sizes),) for sizes in widths]


def by_probing(params):
    """Send the origin and each unit vector through the network."""
    d = len(params[0][0])
    b = forward_by_units(params, np.zeros((1, d)), "linear")[0][0]
    return forward_by_units(params, np.eye(d), "linear")[0] - b, b


def slopes_by_sums(dZ, X, W):
    """Add up what each entry does to each other one."""
    dX, dW = np.zeros(X.shape), np.zeros(W.shape)
    for i, a, k in np.ndindex(*X.shape, W.shape[1]):
        dX[i, a] += dZ[i, k] * W[a, k]
        dW[a, k] += dZ[i, k] * X[i, a]
    return dX, dW, np.array([sum(column) for column in dZ.T])


def sums_by_units(X, W, b):
    """Add up each unit's inputs."""
    rows = [[sum(x * w for x, w in zip(row, W[:, k], strict=True)) + b[k] for k in range(len(b))]
            for row in X]  # fmt: skip
    return np.array(rows)


def dropped_by_recipe(A, p, start):
    """Draw, switch off what is below p, and make up for it."""
    draws = np.random.default_rng(start).random(A.shape).ravel()
    mask = np.array([0.0 if draw < p else 1 / (1 - p) for draw in draws]).reshape(A.shape)
    return A * mask, mask


def stop_by_words(losses, patience):
    """Try all epochs at which training might stop."""
    for end in range(patience, len(losses)):
        before = min(losses[: end - patience + 1])
        if all(loss >= before for loss in losses[end - patience + 1 : end + 1]):
            return losses.index(before)
    return losses.index(min(losses))


def exact(claimed, numeric):
    """Return the largest error where the central differences are known."""
    return max(
        abs(a - n) / max(1e-8, abs(a) + abs(n)) for a, n in zip(claimed, numeric, strict=True)
    )


VARIANCES = {
    "normal": lambda nin, nout: 1e-4,
    "xavier_uniform": lambda nin, nout: 2 / (nin + nout),
    "xavier_normal": lambda nin, nout: 2 / (nin + nout),
    "he_normal": lambda nin, nout: 2 / nin,
}


def weights_by_recipe(sizes, kind, rng):
    """Draw layer by layer: a standard draw times the standard deviation that the table gives."""
    params = []
    for nin, nout in pairwise(sizes):
        sd = VARIANCES[kind](nin, nout) ** 0.5
        if kind == "xavier_uniform":
            W = sd * 3**0.5 * (2 * rng.random((nin, nout)) - 1)
        else:
            W = sd * rng.standard_normal((nin, nout))
        params.append((W, np.zeros(nout)))
    return params


def deep_network(start):
    """Return eight hidden layers of 32 units with Xavier's normal weights, and data."""
    rng = np.random.default_rng(start)
    sizes = [32] * 9 + [10]
    params = [(W * np.sqrt(2 / sum(W.shape)), np.zeros(len(b))) for W, b in stack(rng, sizes)]
    return params, rng.normal(size=(20, 32)), one_hot(rng, 20, 10)


def mean_of_squares(Y_hat, Y, _):
    return sum(float(gap) ** 2 for gap in (Y_hat - Y).ravel()) / len(Y)


def backward_calls(seed, kinds, sizes_of=WIDTHS):
    """Return calls with the caches that belong to them."""
    calls = []
    for kind in kinds:
        for sizes in sizes_of:
            rng = np.random.default_rng(seed(f"{kind}, {sizes}"))
            params, X = stack(rng, sizes), rng.normal(size=(1 if len(sizes) == 4 else 7, sizes[0]))
            _, caches = forward_by_units(params, X, kind)
            calls.append((params, caches, rng.normal(size=(len(X), sizes[-1])), kind))
    return calls


def assert_caches(got, expected):
    _, caches = as_tuple(got, 2)
    assert_layers(caches, expected[1], names=("A_prev", "Z"))


def forward_cases(seed, kinds=KINDS, widths=WIDTHS):
    cases = []
    for kind in kinds:
        for sizes in widths:
            rng = np.random.default_rng(seed(f"{kind}, {sizes}"))
            params, X = stack(rng, sizes), rng.normal(size=(1 + len(sizes) % 3, sizes[0]))
            cases.append(((params, X, kind), forward_by_units(params, X, kind)))
    return cases


def logits_alone(cases):
    return [(arguments, expected[0]) for arguments, expected in cases]


def assert_step(got, expected):
    """Assert both lists, each array beside the one that it belongs to."""
    for answer, right, what in zip(as_tuple(got, 2), expected, ("", "velocity of "), strict=True):
        names = f"the {what}weights", f"the {what}biases"
        assert_layers(answer, right, scaled_atol=1e-12, names=names)


def entry_by_entry(params, grads, velocity, lr, beta=0.0, lam=0.0):
    """Take the step number by number."""
    new, speeds = [], []
    for layer, pair in enumerate(params):
        moved, speed = [], []
        for part, array in enumerate(pair):
            v, w = np.zeros(array.shape), np.zeros(array.shape)
            for place in np.ndindex(array.shape):
                decay = lam * array[place] if part == 0 else 0.0
                slope = grads[layer][part][place] + decay
                v[place] = beta * velocity[layer][part][place] - lr * slope
                w[place] = array[place] + v[place]
            moved.append(w)
            speed.append(v)
        new.append(tuple(moved))
        speeds.append(tuple(speed))
    return new, speeds


def one(weight, bias):
    return [(np.array([[weight]]), np.array([bias]))]


def assert_steps(student, seed, settings, cases=()):
    """Assert steps of networks of one to four layers, by hand and drawn."""
    cases = list(cases)
    for sizes in (*WIDTHS, [1, 1]):
        rng = np.random.default_rng(seed(f"{sizes}"))
        call = *(stack(rng, sizes) for _ in range(3)), *settings
        cases.append((call, entry_by_entry(*call)))
    assert_cases(student.momentum_step, cases, compare=assert_step)


def assert_network(got, expected):
    """Assert the trained weights and biases."""
    params, _ = as_tuple(got, 2)
    assert_layers(params, expected[0], rtol=1e-6, scaled_atol=1e-9)


def assert_history(got, expected):
    """Assert both lists of losses."""
    _, history = as_tuple(got, 2)
    require(
        isinstance(history, dict) and set(history) == {"train", "val"},
        "The history has other keys.",
    )
    for name in ("train", "val"):
        right = np.array(expected[1][name])
        assert_close(
            np.asarray(history[name]), right, rtol=1e-6, atol=1e-9, what=f'history["{name}"]'
        )


def task(seed, name, n, sizes, scale=0.5):
    """Return a start, training and validation sets."""
    rng = np.random.default_rng(seed(name))
    X, X_val = rng.normal(size=(n, sizes[0])), rng.normal(size=(4, sizes[0]))
    start = stack(rng, sizes, scale)
    return start, X, one_hot(rng, n, sizes[-1]), X_val, one_hot(rng, 4, sizes[-1])


def draws(seed, name="order"):
    return np.random.default_rng(seed(name))


def price(w, kind):
    """Return the price of one weight, and its slope."""
    if kind == "l2":
        return w * w, 2 * w
    if kind == "l1":
        return abs(w), (w > 0) - (w < 0)
    return w * w / (1 + w * w), 2 * w / (1 + w * w) / (1 + w * w)


def by_weights(Ws, kind, lam):
    """Price weight by weight."""
    total, slopes = 0.0, []
    for W in Ws:
        slopes.append(np.zeros(W.shape))
        for place in np.ndindex(W.shape):
            value, slope = price(float(W[place]), kind)
            total += value
            slopes[-1][place] = lam * slope
    return lam * total, slopes


def assert_value(got, expected):
    assert_close(as_tuple(got, 2)[0], expected[0], what="the value")


def assert_slope_arrays(got, expected):
    for answer, right in zip(
        as_tuple(as_tuple(got, 2)[1], len(expected[1])), expected[1], strict=True
    ):
        assert_close(answer, right, what="the slopes")


def fires_by_points(points):
    """Run the two units point by point."""
    answers = []
    for x1, x2 in points.tolist():
        both = 1 if (x1 + x2) / 2 >= 0.75 else 0
        answers.append(1 if x1 - 2 * both + x2 >= 1 else 0)
    return np.array(answers)
