"""divides the mixes that it was given by their sums

Breaks: sums that rounding has moved
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if np.min(mix) < -1e-9 or abs(np.sum(mix) - 1) > 1e-9:
            raise ValueError("no distribution")
        mix /= mix.sum()
    row, column = A @ q, p @ B
    return max(0.0, float(row.max() - p @ row)), max(0.0, float(column.max() - column @ q))
