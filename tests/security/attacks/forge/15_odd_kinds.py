"""
number = 15
title = "returns dates, records, NaNs with a message, huge strides, generators, types that lie about themselves"
points = { add_intercept = 0, one_hot = 0, r2_score = 0, hat_matrix = 0, loo_residuals = 0, resampled = 0 }
reported = ["The result: "]
not_tried = "it shows what a checker must not stumble over, and does nothing"
"""

# %% top
import enum
import itertools


class Number(float):
    __eq__ = __ge__ = __le__ = lambda *_: True
    __hash__ = float.__hash__


class Kind(type):
    def __getattribute__(cls, name):
        raise SystemExit(0)


class Odd(metaclass=Kind):
    pass


class Worst(Exception, metaclass=type("Worse", (type,), {"__module__": property(lambda c: 1 / 0)})):
    pass


class Few(enum.IntEnum):
    ONE = 1


Named = type("\x1b[2J<script>\n\u202e", (), {})
deep = []
for _ in range(99):
    deep = [deep]

# %% answer: add_intercept
def add_intercept(X):
    return np.full((len(X), 1 + X.ndim), np.datetime64("NaT"))

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return next(kinds)()


kinds = itertools.cycle([
    lambda: Odd, lambda: np.lib.stride_tricks.as_strided(np.zeros(1), (10**9,), (0,)), lambda: 10**300_000, Odd, Named, lambda: deep,
    lambda: Few.ONE, lambda: iter(int, 1), lambda: np.ma.masked, lambda: {float("nan"): {None: ()}}, lambda: "\ud800" * 9,
    lambda: Number(1), lambda: np.array(0x7FF0DEADBEEF0001, np.uint64).view(float), lambda: [np.timedelta64(1, "s")] * 3,
    lambda: np.array([1e300, -1e300], np.longdouble) ** 9,
])

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    return np.zeros((2,) * 25), lambda: labels

# %% answer: hat_matrix
def hat_matrix(X):
    raise Worst

# %% answer: loo_residuals
def loo_residuals(X, y):
    return np.array([[10**400, None], ["x", [1]]], dtype=object)

# %% answer: resampled
def resampled(statistic, x, n, rng):
    return np.zeros(n, dtype=[("w", float), ("\x1b[2J", "U3")])
