"""checks the probabilities of the root only

Breaks: also deep in the tree
"""


def go(tree):
    if "value" in tree:
        return float(tree["value"])
    values = [go(child) for child in tree["children"]]
    if tree["type"] == "max":
        return max(values)
    if tree["type"] == "min":
        return min(values)
    return sum(p * v for p, v in zip(tree["probs"], values))


def expectiminimax(tree):
    probs = tree.get("probs")
    if probs is not None:
        if len(probs) != len(tree["children"]) or min(probs) < 0 or abs(sum(probs) - 1) > 1e-9:
            raise ValueError("probs")
    return go(tree)
