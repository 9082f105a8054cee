"""cuts impurities above 1, which entropy and variance may have

Breaks: for each criterion
Slips: 1, entropies and variances are often above 1
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * min(1.0, node["impurity"]) + alpha)
    return float(sum(leaves))
