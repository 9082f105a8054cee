"""forgets what the players already get

Breaks: what the players already get
Slips: 1, both regrets are wrong
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any() or abs(mix.sum() - 1) > 1e-9:
            raise ValueError("no distribution")
    row = (A @ q).max()
    column = (p @ B).max()
    return max(0.0, float(row)), max(0.0, float(column))
