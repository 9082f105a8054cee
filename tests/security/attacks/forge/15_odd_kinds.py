"""
number = 15
title = "returns dates, records, NaNs with a message, huge strides, generators, types that lie about themselves"
points = { add_intercept = 0, fit_through_origin = 0, fit_simple_regression = 0, squared_error = 0, squared_error_gradient = 0, fit_normal_equations = 0, one_hot = 0, polynomial_features = 0, hat_matrix = 0, r2_score = 0 }
told = ["The result: "]
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

# %% answer: fit_through_origin
def fit_through_origin(x, y):
    return np.zeros(3, dtype=[("w", float), ("\x1b[2J", "U3")])

# %% answer: fit_simple_regression
def fit_simple_regression(x, y):
    return Number(1), np.array(0x7FF0DEADBEEF0001, np.uint64).view(float)

# %% answer: squared_error
def squared_error(X, y, w, reduction="mean"):
    return next(kinds)()


kinds = itertools.cycle([
    lambda: np.lib.stride_tricks.as_strided(np.zeros(1), (10**9,), (0,)), lambda: 10**300_000, Odd, Named, lambda: deep,
    lambda: Few.ONE, lambda: iter(int, 1), lambda: np.ma.masked, lambda: {float("nan"): {None: ()}}, lambda: "\ud800" * 9,
])

# %% answer: squared_error_gradient
def squared_error_gradient(X, y, w, reduction="mean"):
    return np.array([[10**400, None], ["x", [1]]], dtype=object)

# %% answer: fit_normal_equations
def fit_normal_equations(X, y):
    return [np.timedelta64(1, "s")] * X.shape[1]

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    return np.zeros((2,) * 25), lambda: labels

# %% answer: polynomial_features
def polynomial_features(X, degree):
    return np.array([1e300, -1e300], np.longdouble) ** 9

# %% answer: hat_matrix
def hat_matrix(X):
    raise Worst

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return Odd
