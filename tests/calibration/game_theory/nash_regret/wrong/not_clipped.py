"""returns regrets below 0 that rounding leaves

Breaks: regrets never below 0
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any() or abs(mix.sum() - 1) > 1e-9:
            raise ValueError("no distribution")
    row = (A @ q).max() - p @ A @ q
    column = (p @ B).max() - p @ B @ q
    return float(row) - 1e-16, float(column) - 1e-16
