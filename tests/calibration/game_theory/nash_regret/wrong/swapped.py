"""returns the column player's regret first

Breaks: whose regret is whose
Slips: 1, both regrets are wrong
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any() or abs(mix.sum() - 1) > 1e-9:
            raise ValueError("no distribution")
    row = (A @ q).max() - p @ A @ q
    column = (p @ B).max() - p @ B @ q
    return max(0.0, float(column)), max(0.0, float(row))
