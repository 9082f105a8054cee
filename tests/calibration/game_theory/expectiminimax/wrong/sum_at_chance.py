"""adds the children of a chance node up without weights

Breaks: unequal probabilities
Slips: 1
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
        raise ValueError("one probability for each child")
    if min(probs) < 0:
        raise ValueError("negative")
    if abs(sum(probs) - 1) > 1e-9:
        raise ValueError("sum")
    total = 0.0
    for p, value in zip(probs, values):
        total += value
    return total
