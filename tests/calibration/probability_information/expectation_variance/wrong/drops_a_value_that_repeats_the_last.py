"""drops a value that repeats the one before it

Breaks: values that occur twice
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")

    kept = np.append(True, values[1:] != values[:-1])
    values, probs = values[kept], probs[kept] / probs[kept].sum()
    mean = np.sum(probs * values)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
