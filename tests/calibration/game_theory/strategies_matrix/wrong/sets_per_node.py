"""gives every node a choice of its own, also within one information set

Breaks: hidden information (one choice for all nodes of a set)
Slips: 1, sets of several nodes stand in three tests
"""

from itertools import product

import numpy as np


def strategies_matrix(tree):
    nodes = {"max": [], "min": []}

    def collect(node):
        if "value" in node:
            return
        if node["type"] != "chance":
            nodes[node["type"]].append(node)
        for child in node["children"]:
            collect(child)

    def expected(node, plan):
        if "value" in node:
            return node["value"]
        if node["type"] == "chance":
            return sum(p * expected(c, plan) for p, c in zip(node["probs"], node["children"]))
        return expected(node["children"][node["actions"].index(plan[id(node)])], plan)

    collect(tree)
    for who in nodes:
        nodes[who].sort(key=lambda node: node["info"])
        for x in nodes[who]:
            for y in nodes[who]:
                if x["info"] == y["info"] and x["actions"] != y["actions"]:
                    raise ValueError("other actions")
    rows = list(product(*[n["actions"] for n in nodes["max"]]))
    columns = list(product(*[n["actions"] for n in nodes["min"]]))
    A = np.zeros((len(rows), len(columns)))
    for i, r in enumerate(rows):
        for j, c in enumerate(columns):
            plan = {id(n): x for n, x in zip(nodes["max"] + nodes["min"], r + c)}
            A[i, j] = expected(tree, plan)
    return A, rows, columns
