"""compares the actions of the first player's sets only

Breaks: for other actions in a set
"""

from itertools import product

import numpy as np


def strategies_matrix(tree):
    sets = {"max": {}, "min": {}}
    def collect(node):
        if "value" in node:
            return
        if node["type"] in sets:
            known = sets[node["type"]]
            if node["type"] == "max" and node["info"] in known and known[node["info"]] != node["actions"]:
                raise ValueError("different actions")
            known[node["info"]] = node["actions"]
        for c in node["children"]:
            collect(c)
    collect(tree)
    names = {k: sorted(sets[k]) for k in sets}
    rows = list(product(*[sets["max"][n] for n in names["max"]]))
    cols = list(product(*[sets["min"][n] for n in names["min"]]))
    def ev(node, plan):
        if "value" in node:
            return node["value"]
        if node["type"] == "chance":
            return sum(p * ev(c, plan) for p, c in zip(node["probs"], node["children"]))
        k = node["actions"].index(plan[node["type"]][node["info"]])
        return ev(node["children"][k], plan)
    A = np.array([[ev(tree, {"max": dict(zip(names["max"], r)), "min": dict(zip(names["min"], c))}) for c in cols] for r in rows], dtype=float)
    return A, rows, cols
