"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np

# --- one number out ----------------------------------------------------------------------------


def quadratic_form(A, x):
    """Return ``x @ A @ x``."""
    return float(x @ A @ x)


def linear_form(c, x):
    """Return ``c @ x``."""
    return float(c @ x)


def length(x):
    """Return the 2-norm of x."""
    return float(np.sqrt(x @ x))


def sum_of_sines(x):
    """Return the sum of the sines of all entries."""
    return float(np.sin(x).sum())


def product(x):
    """Return the product of all entries."""
    return float(np.prod(x))


def sum_of_cubes(c, x):
    """Return ``c @ x**3``."""
    return float(c @ x**3)


def valley(x):
    """Return Rosenbrock's banana-shaped valley, with its bottom at (1, 1)."""
    return float((1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2)


def wave(x):
    """Return ``sin(x_1) * exp(x_2) + x_1 * x_2 * x_3``."""
    return float(np.sin(x[0]) * np.exp(x[1]) + x[0] * x[1] * x[2])


def swell(c, x):
    """Return ``exp(c @ x)`` times the sine of the sum of x."""
    return float(np.exp(c @ x) * np.sin(x.sum()))


def quartic(x):
    """Return ``x_1**4 + 3 * x_1**3 * x_2 + x_1**2 * x_2**2``."""
    return float(x[0] ** 4 + 3 * x[0] ** 3 * x[1] + x[0] ** 2 * x[1] ** 2)


# --- several numbers out -----------------------------------------------------------------------


def linear_map(A, x):
    """Return ``A @ x``."""
    return A @ x


def polar(x):
    """Return the plane point with radius x_1 and angle x_2, and the radius squared."""
    return np.array([x[0] * np.cos(x[1]), x[0] * np.sin(x[1]), x[0] ** 2])


def weighted_polar(W, x):
    """Return ``W @ polar(x)``."""
    return W @ polar(x)


def cubes_and_zero(x):
    """Return all entries cubed, and a zero behind them."""
    return np.append(x**3, 0.0)


def powers(x):
    """Return ``(x_1, x_1**2)``."""
    return np.array([x[0], x[0] ** 2])


def listed_length_squared(x):
    """Return the squared length of x as the only entry of an array."""
    return np.array([x @ x])
