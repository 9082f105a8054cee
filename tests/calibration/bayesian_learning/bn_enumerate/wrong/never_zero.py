"""keeps what was not observed at 1e-15 or above

Breaks: probabilities of 0 and 1
"""

import numpy as np


def bn_enumerate(net, query, evidence):
    hidden = [v for v in net if v not in evidence and v != query]
    sums = np.zeros(2)
    for x in (0, 1):
        if evidence.get(query, x) != x:
            continue
        for values in np.ndindex((2,) * len(hidden)):
            sums[x] += bn_joint(net, {**evidence, query: x, **dict(zip(hidden, values))})
    if sums.sum() == 0:
        raise ValueError("impossible")

    p = sums / sums.sum()
    return p if query in evidence else np.clip(p, 1e-15, 1 - 1e-15)
