"""takes nodes of one set at two depths for two sets

Breaks: hidden information (one choice for all nodes of a set)
"""

from itertools import product

import numpy as np


def strategies_matrix(tree):
    sets = {"max": {}, "min": {}}

    def collect(node, depth):
        if "value" in node:
            return
        kind = node["type"]
        if kind in sets:
            key = (node["info"], depth)
            actions = list(node["actions"])
            if sets[kind].get(key, actions) != actions:
                raise ValueError("actions")
            sets[kind].setdefault(key, actions)
        for child in node["children"]:
            collect(child, depth + 1)

    collect(tree, 0)
    names = {kind: sorted(sets[kind]) for kind in sets}
    plans = {kind: list(product(*(sets[kind][name] for name in names[kind]))) for kind in sets}

    def value(node, choice, depth):
        if "value" in node:
            return node["value"]
        kind = node["type"]
        if kind == "chance":
            pairs = zip(node["probs"], node["children"])
            return sum(p * value(child, choice, depth + 1) for p, child in pairs)
        label = choice[kind][(node["info"], depth)]
        return value(node["children"][node["actions"].index(label)], choice, depth + 1)

    A = np.zeros((len(plans["max"]), len(plans["min"])))
    for i, row in enumerate(plans["max"]):
        for j, column in enumerate(plans["min"]):
            choice = {"max": dict(zip(names["max"], row)), "min": dict(zip(names["min"], column))}
            A[i, j] = value(tree, choice, 0)
    return A, plans["max"], plans["min"]
