"""lets probabilities down to -1e-9 pass

Breaks: for negative probabilities
"""


def expectiminimax(tree):
    if "value" in tree:
        return float(tree["value"])
    worths = [expectiminimax(c) for c in tree["children"]]
    if tree["type"] == "max":
        return max(worths)
    if tree["type"] == "min":
        return min(worths)
    probs = np.asarray(tree["probs"], dtype=float)
    if len(probs) != len(worths) or np.any(probs < -1e-9) or abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")
    return float(probs @ worths)
