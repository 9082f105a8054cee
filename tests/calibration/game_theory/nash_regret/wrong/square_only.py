"""takes both mixes for equally long

Breaks: tables that are not square
Slips: 1, ordinary calls come before the errors
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any() or abs(mix.sum() - 1) > 1e-9:
            raise ValueError("no distribution")
    if len(p) != len(q):
        raise ValueError
    row = (A @ q).max() - p @ A @ q
    column = (p @ B).max() - p @ B @ q
    return max(0.0, float(row)), max(0.0, float(column))
