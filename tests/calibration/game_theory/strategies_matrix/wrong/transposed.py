"""returns the table with a column for each strategy of the first player

Breaks: tables that are not square
Slips: 1, of the tables only symmetric ones are right
"""

from itertools import product

import numpy as np


def strategies_matrix(tree):
    sets = {"max": {}, "min": {}}

    def collect(node):
        if "value" in node:
            return
        if node["type"] != "chance":
            found = sets[node["type"]]
            if node["info"] in found and found[node["info"]] != node["actions"]:
                raise ValueError("other actions")
            found[node["info"]] = node["actions"]
        for child in node["children"]:
            collect(child)

    def expected(node, plan):
        if "value" in node:
            return node["value"]
        if node["type"] == "chance":
            return sum(p * expected(c, plan) for p, c in zip(node["probs"], node["children"]))
        k = node["actions"].index(plan[node["type"]][node["info"]])
        return expected(node["children"][k], plan)

    collect(tree)
    names = {who: sorted(sets[who]) for who in sets}
    rows = list(product(*[sets["max"][name] for name in names["max"]]))
    columns = list(product(*[sets["min"][name] for name in names["min"]]))
    A = np.zeros((len(rows), len(columns)))
    for i, r in enumerate(rows):
        for j, c in enumerate(columns):
            plan = {"max": dict(zip(names["max"], r)), "min": dict(zip(names["min"], c))}
            A[i, j] = expected(tree, plan)
    return A.T, rows, columns
