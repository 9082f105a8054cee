"""leaves out leaves with less than a hundredth of the rows

Breaks: leaves of very different sizes
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
        sum(leaf["n"] / n * leaf["impurity"] for leaf in leaves if leaf["n"] >= 0.01 * n)
        + alpha * len(leaves)
    )
