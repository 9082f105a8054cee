# A function that calls itself and returns impurity and leaves.
def cost_complexity(tree, alpha):
    def visit(node):
        if "feature" not in node:
            return node["n"] * node["impurity"], 1
        a, b = visit(node["left"]), visit(node["right"])
        return a[0] + b[0], a[1] + b[1]

    total, leaves = visit(tree)
    return total / tree["n"] + alpha * leaves
