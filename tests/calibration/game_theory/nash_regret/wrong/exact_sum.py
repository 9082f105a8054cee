"""asks that sums are 1 exactly

Breaks: sums that rounding has moved
Slips: 1, ordinary calls come before the errors
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any() or mix.sum() != 1:
            raise ValueError("no distribution")
    row = (A @ q).max() - p @ A @ q
    column = (p @ B).max() - p @ B @ q
    return max(0.0, float(row)), max(0.0, float(column))
