"""uses the impurity of the root in place of that of the leaves

Breaks: grown trees
Slips: 1, right for a single leaf only
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(tree["impurity"] + alpha * len(leaves))
