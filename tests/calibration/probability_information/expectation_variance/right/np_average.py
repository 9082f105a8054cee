# np.average with weights, twice.
import math


def expectation_variance(values, probs):
    if not math.isclose(probs.sum(), 1.0, abs_tol=1e-9, rel_tol=0):
        raise ValueError("probabilities")
    mean = np.average(values, weights=probs)
    return [mean, np.average((values - mean) ** 2, weights=probs)]
