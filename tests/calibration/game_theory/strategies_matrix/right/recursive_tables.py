# Walks the tree once for each pair, with a flat dict of choices.
import itertools

import numpy as np


def strategies_matrix(tree):
    known = {}
    stack = [tree]
    while stack:
        node = stack.pop()
        if "value" in node:
            continue
        if node["type"] in ("max", "min"):
            key = (node["type"], node["info"])
            actions = tuple(node["actions"])
            if known.get(key, actions) != actions:
                raise ValueError(f"{key} has other actions")
            known[key] = actions
        stack += node["children"]
    keys = sorted(known)
    mine = [k for k in keys if k[0] == "max"]
    theirs = [k for k in keys if k[0] == "min"]
    rows = list(itertools.product(*(known[k] for k in mine)))
    cols = list(itertools.product(*(known[k] for k in theirs)))

    def play(node, choice):
        if "value" in node:
            return float(node["value"])
        if node["type"] == "chance":
            return float(np.dot(node["probs"], [play(c, choice) for c in node["children"]]))
        label = choice[node["type"], node["info"]]
        return play(dict(zip(node["actions"], node["children"]))[label], choice)

    table = [[play(tree, dict(zip(mine + theirs, r + c))) for c in cols] for r in rows]
    return np.array(table), rows, cols
