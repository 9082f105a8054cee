"""negates integers in their own dtype, where -1 may be 255

Breaks: integers
Slips: 1
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t must not be negative")
    up = np.maximum(np.asarray(z) - float(t), 0.0)
    down = np.maximum(-np.asarray(z) - float(t), 0.0)
    result = up - down
    return float(result) if np.ndim(z) == 0 else result
