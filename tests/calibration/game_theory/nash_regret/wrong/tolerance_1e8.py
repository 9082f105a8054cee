"""lets entries down to -1e-8 and sums off by 1e-8 pass

Breaks: `ValueError` if either mix is no distribution, or nearly one
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if np.min(mix) < -1e-8 or abs(np.sum(mix) - 1) > 1e-8:
            raise ValueError("no distribution")
    row, column = A @ q, p @ B
    return max(0.0, float(row.max() - p @ row)), max(0.0, float(column.max() - column @ q))
