"""charges alpha once for each split

Slips: 1, right for a price of 0 only
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(sum(leaves) - alpha)
