"""takes the plain mean of the impurities of the leaves

Breaks: leaves of very different sizes
Slips: 1, right for a single leaf only
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["impurity"])
    return float(sum(leaves) / len(leaves) + alpha * len(leaves))
