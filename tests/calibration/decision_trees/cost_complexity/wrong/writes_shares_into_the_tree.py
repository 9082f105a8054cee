"""writes the share of each leaf into the tree

Breaks: that the tree stays as it is
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            node["share"] = node["n"] / tree["n"]
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(sum(leaves))
