"""takes no price for a tree that is one leaf

Breaks: a single leaf
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        if "feature" in node:
            waiting += [node["left"], node["right"]]
        else:
            leaves.append(node["n"] / tree["n"] * node["impurity"] + alpha)
    return float(sum(leaves)) if len(leaves) > 1 else float(tree["impurity"])
