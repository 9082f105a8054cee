"""shifts values far from 0 in the caller's array

Breaks: that both arguments stay as they are
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")

    start = 0.0
    if values.dtype.kind == "f" and abs(values[0]) > 1e6:
        start = float(values[0])
        values -= start
    mean = np.sum(probs * values)
    return start + float(mean), float(np.sum(probs * (values - mean) ** 2))
