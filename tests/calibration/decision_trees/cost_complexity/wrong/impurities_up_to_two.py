"""takes impurities above 2 for 2

Breaks: grown trees for each criterion
"""


def cost_complexity(tree: dict, alpha: float) -> float:
    leaves = []

    def down(node):
        if "feature" in node:
            down(node["left"])
            down(node["right"])
        else:
            leaves.append(node)

    down(tree)
    n = tree["n"]
    return float(
        sum(leaf["n"] / n * min(leaf["impurity"], 2.0) for leaf in leaves) + alpha * len(leaves)
    )
