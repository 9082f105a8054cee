"""remembers what a node is worth by its type and its children, without probabilities

Breaks: unequal probabilities
"""

import numpy as np


def expectiminimax(tree):
    seen = {}

    def go(node):
        if "value" in node:
            return float(node["value"])
        key = node["type"] + str(node["children"])
        if node["type"] == "chance":
            probs = node["probs"]
            if len(probs) != len(node["children"]) or min(probs) < 0 or abs(sum(probs) - 1) > 1e-9:
                raise ValueError("probabilities")
        if key not in seen:
            values = [go(child) for child in node["children"]]
            if node["type"] == "max":
                seen[key] = max(values)
            elif node["type"] == "min":
                seen[key] = min(values)
            else:
                seen[key] = float(np.dot(node["probs"], values))
        return seen[key]

    return go(tree)
