"""takes a price of 0 for one that is not given

Breaks: $\\alpha = 0$
Slips: 1, every case with a price of 0 is wrong
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    alpha = alpha or 0.01
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(sum(leaves))
