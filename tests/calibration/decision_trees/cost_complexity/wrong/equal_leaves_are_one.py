"""counts leaves that hold the same entries as one leaf"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves, todo = [], [tree]
    while todo:
        node = todo.pop()
        if "left" in node:
            todo += [node["left"], node["right"]]
        elif node not in leaves:
            leaves.append(node)
    return float(sum(f["n"] / tree["n"] * f["impurity"] + alpha for f in leaves))
