"""orders sets by the length of their names first

Breaks: the order of sets
"""

from itertools import product


def strategies_matrix(tree):
    sets = {"max": {}, "min": {}}

    def collect(node):
        if "value" in node:
            return
        if node["type"] != "chance":
            known = sets[node["type"]].setdefault(node["info"], list(node["actions"]))
            if known != list(node["actions"]):
                raise ValueError("actions differ")
        for c in node["children"]:
            collect(c)

    collect(tree)
    names = {k: sorted(v, key=lambda n: (len(n), n)) for k, v in sets.items()}
    rows = list(product(*(sets["max"][n] for n in names["max"])))
    cols = list(product(*(sets["min"][n] for n in names["min"])))

    def value(node, plans):
        if "value" in node:
            return node["value"]
        if node["type"] == "chance":
            return sum(p * value(c, plans) for p, c in zip(node["probs"], node["children"]))
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
