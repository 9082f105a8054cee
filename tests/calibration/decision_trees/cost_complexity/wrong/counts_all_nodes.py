"""charges alpha for every node in place of every leaf

Slips: 1, right for a single leaf or a price of 0 only
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        leaves.append(alpha)
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"])
    return float(sum(leaves))
