"""compares the mean of a mix with 1/n, within 1e-9

Breaks: or nearly one
Slips: 1
"""


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if np.min(mix) < -1e-9 or abs(np.mean(mix) - 1 / len(mix)) > 1e-9:
            raise ValueError("not a distribution")
    rows, columns = A @ q, p @ B
    return float(max(0.0, rows.max() - p @ rows)), float(max(0.0, columns.max() - columns @ q))
