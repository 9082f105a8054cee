"""Bounds of learning theory in fifty digits, and samples sizes that lie clear of integers."""

from decimal import Decimal, localcontext
from math import ceil, comb

DIGITS = 50
EDGE = 1e-5
"""How far sizes of samples stay away from integers before they are rounded up."""


def product(factor: int, exponent: float, scale: float = 1.0) -> float:
    """Return ``factor * exp(-exponent * scale)``, whatever the size of the two."""
    with localcontext() as context:
        context.prec = DIGITS
        return float(Decimal(factor) * (-Decimal(exponent) * Decimal(scale)).exp())


def hoeffding(n: int, eps: float, m: int = 1) -> float:
    """Return the union bound of Hoeffding's inequality, at most 1."""
    return min(1.0, product(2 * m, 2 * n, eps * eps))


def vapnik(n: int, eps: float, d_vc: int) -> float:
    """Return the VC bound with the exact sum of binomial coefficients, at most 1."""
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return min(1.0, product(4 * ways, n / 8, eps * eps))


def examples(factor: int, rate: float, delta: float) -> int:
    """Return the smallest n with ``factor * exp(-rate * n) <= delta``.

    Raises
    ------
    ValueError
        If the quotient to be rounded up is too near to an integer.
    """
    with localcontext() as context:
        context.prec = DIGITS
        exact = (Decimal(factor).ln() - Decimal(delta).ln()) / Decimal(rate)
    if abs(exact - round(exact)) < EDGE:
        raise ValueError("rounding could decide")
    return ceil(exact)


def penalty_squared(n: int, d_vc: int, delta: float) -> Decimal:
    """Return the square of the VC penalty."""
    with localcontext() as context:
        context.prec = DIGITS
        ways = Decimal(4) * Decimal(2 * n) ** d_vc
        return Decimal(8) / Decimal(n) * (ways.ln() - Decimal(delta).ln())
