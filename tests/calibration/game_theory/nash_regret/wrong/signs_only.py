"""takes mixes of any sum

Breaks: `ValueError` if either mix is no distribution
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if (mix < -1e-9).any():
            raise ValueError("no distribution")
    row = (A @ q).max() - p @ A @ q
    column = (p @ B).max() - p @ B @ q
    return max(0.0, float(row)), max(0.0, float(column))
