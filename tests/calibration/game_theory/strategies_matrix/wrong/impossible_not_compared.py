"""does not compare actions below probability 0

Breaks: sets that no chance leads to
"""

from itertools import product


def strategies_matrix(tree):
    sets = {"max": {}, "min": {}}

    def collect(node, weight=1.0):
        if "value" in node:
            return
        if node["type"] != "chance":
            known = sets[node["type"]].setdefault(node["info"], list(node["actions"]))
            if weight > 0 and known != list(node["actions"]):
                raise ValueError("actions differ")
        for k, c in enumerate(node["children"]):
            collect(c, weight * node["probs"][k] if node["type"] == "chance" else weight)

    collect(tree)
    names = {k: sorted(v) for k, v in sets.items()}
    rows = list(product(*(sets["max"][n] for n in names["max"])))
    cols = list(product(*(sets["min"][n] for n in names["min"])))

    def value(node, plans):
        if "value" in node:
            return node["value"]
        if node["type"] == "chance":
            return sum(
                p * value(c, plans) for p, c in zip(node["probs"], node["children"]) if p > 0
            )
        k = node["actions"].index(plans[node["type"]][node["info"]])
        return value(node["children"][k], plans)

    A = np.array(
        [
            [
                value(tree, {"max": dict(zip(names["max"], r)), "min": dict(zip(names["min"], c))})
                for c in cols
            ]
            for r in rows
        ],
        dtype=float,
    )
    return A, rows, cols
