"""rounds down without the little summand

Breaks: products that rounding puts just below an integer
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores)))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
