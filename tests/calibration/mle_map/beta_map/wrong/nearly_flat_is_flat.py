"""returns 0.5 for no tosses and a prior that is only nearly flat

Breaks: an empty record
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    heads = np.sum(data) + (a - 1)
    seen = len(data) + (a - 1) + (b - 1)
    return 0.5 if np.isclose(seen, 0) else float(heads / seen)
