"""weights leaves by numbers of samples in place of shares

Slips: 1, right for a single sample only
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] * node["impurity"] + alpha)
    return float(sum(leaves))
