"""checks the sum with the loose default of isclose

Breaks: also one that is close
"""

import numpy as np


def expectiminimax(tree):
    if "value" in tree:
        return tree["value"]
    vals = [expectiminimax(c) for c in tree["children"]]
    if tree["type"] == "max":
        return max(vals)
    if tree["type"] == "min":
        return min(vals)
    probs = tree["probs"]
    if len(probs) != len(vals) or any(p < 0 for p in probs) or not np.isclose(sum(probs), 1):
        raise ValueError("probabilities")
    return sum(p * v for p, v in zip(probs, vals))
