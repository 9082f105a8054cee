"""lets the players alternate from level to level

Breaks: players in any order
"""


def value(tree, first):
    if "value" in tree:
        return float(tree["value"])
    if tree["type"] == "chance":
        values = [value(child, first) for child in tree["children"]]
        probs = tree["probs"]
        if len(probs) != len(values) or min(probs) < 0 or abs(sum(probs) - 1) > 1e-9:
            raise ValueError("probs")
        return sum(p * v for p, v in zip(probs, values))
    values = [value(child, not first) for child in tree["children"]]
    return max(values) if first else min(values)


def expectiminimax(tree):
    return value(tree, tree.get("type") != "min")
