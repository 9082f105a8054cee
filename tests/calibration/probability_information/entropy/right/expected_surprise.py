# Surprise 1/p, so no sign is needed.
import math


def entropy(p, base=2.0):
    if not math.isclose(np.sum(p), 1, rel_tol=0, abs_tol=1e-9):
        raise ValueError("not a distribution")
    return float(sum(q * math.log(1 / q, base) for q in p if q > 0))
