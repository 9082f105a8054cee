"""does not look below probability 0

Breaks: below probability 0
"""


def expectiminimax(tree):
    if "value" in tree:
        return tree["value"]
    vals = [0 if tree["type"] == "chance" and k < len(tree["probs"]) and tree["probs"][k] == 0 else expectiminimax(c) for k, c in enumerate(tree["children"])]
    if tree["type"] == "max":
        return max(vals)
    if tree["type"] == "min":
        return min(vals)
    probs = tree["probs"]
    if len(probs) != len(vals) or any(p < 0 for p in probs) or abs(sum(probs) - 1) > 1e-9:
        raise ValueError("probabilities")
    return sum(p * v for p, v in zip(probs, vals))
