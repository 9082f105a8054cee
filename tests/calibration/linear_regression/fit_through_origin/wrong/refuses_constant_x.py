"""refuses every x of equal entries

Breaks: for zeros only
Slips: 1
"""


def fit_through_origin(x, y):
    if x.max() == x.min() and len(x) > 1:
        raise ValueError("constant")
    if not np.any(x):
        raise ValueError("zeros")
    return float(x @ y / (x @ x))
