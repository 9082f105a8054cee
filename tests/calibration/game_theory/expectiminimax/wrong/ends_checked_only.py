"""looks for negative probabilities at both ends of the list only

Breaks: for negative probabilities
"""


def expectiminimax(tree):
    if "value" in tree:
        return float(tree["value"])
    values = [expectiminimax(child) for child in tree["children"]]
    if tree["type"] == "max":
        return max(values)
    if tree["type"] == "min":
        return min(values)
    probs = tree["probs"]
    if len(probs) != len(values):
        raise ValueError("number")
    if probs[0] < 0 or probs[-1] < 0:
        raise ValueError("negative")
    if abs(sum(probs) - 1) > 1e-9:
        raise ValueError("sum")
    return float(sum(p * v for p, v in zip(probs, values)))
