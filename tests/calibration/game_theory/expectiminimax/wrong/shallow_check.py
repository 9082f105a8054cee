"""checks probabilities in the upper levels of the tree only

Breaks: deep in the tree
"""


def expectiminimax(tree):
    def check(node, depth):
        if "value" in node:
            return
        if node["type"] == "chance":
            probs = node["probs"]
            if len(probs) != len(node["children"]) or min(probs) < 0 or abs(sum(probs) - 1) > 1e-9:
                raise ValueError("probabilities")
        if depth < 3:
            for child in node["children"]:
                check(child, depth + 1)

    def go(node):
        if "value" in node:
            return float(node["value"])
        if node["type"] == "max":
            return max(go(child) for child in node["children"])
        if node["type"] == "min":
            return min(go(child) for child in node["children"])
        return float(sum(p * go(child) for p, child in zip(node["probs"], node["children"]) if p))

    check(tree, 0)
    return go(tree)
