"""adds up over the set of the probabilities, so counts equal ones once

Slips: 1, equal probabilities stand in every test
"""

import math


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    return 0.0 - sum(q * math.log(q) for q in set(p.tolist()) if q > 0) / math.log(base)
