"""writes the values of nodes into the tree

Breaks: unchanged trees
"""


def expectiminimax(tree):
    if "value" in tree:
        return tree["value"]
    vals = [expectiminimax(c) for c in tree["children"]]
    if tree["type"] == "max":
        tree["value"] = max(vals)
        return tree["value"]
    if tree["type"] == "min":
        return min(vals)
    probs = tree["probs"]
    if len(probs) != len(vals) or any(p < 0 for p in probs) or abs(sum(probs) - 1) > 1e-9:
        raise ValueError("probabilities")
    return sum(p * v for p, v in zip(probs, vals))
