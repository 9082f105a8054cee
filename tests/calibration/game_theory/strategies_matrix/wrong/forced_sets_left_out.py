"""leaves sets with a single action out of the strategies

Breaks: sets with a single action
Slips: 1
"""


def strategies_matrix(tree):
    from itertools import product

    sets = {"max": {}, "min": {}}

    def collect(node):
        if "value" in node:
            return
        if node["type"] != "chance":
            known = sets[node["type"]].setdefault(node["info"], node["actions"])
            if list(known) != list(node["actions"]):
                raise ValueError("other actions in a set")
        for child in node["children"]:
            collect(child)

    collect(tree)
    names = {k: sorted(name for name in v if len(v[name]) > 1) for k, v in sets.items()}
    plans = {k: list(product(*(sets[k][name] for name in names[k]))) for k in sets}

    def mean(node, plan):
        if "value" in node:
            return float(node["value"])
        if node["type"] == "chance":
            return sum(p * mean(c, plan) for p, c in zip(node["probs"], node["children"]))
        if len(node["children"]) == 1:
            return mean(node["children"][0], plan)
        label = plan[node["type"], node["info"]]
        return mean(node["children"][list(node["actions"]).index(label)], plan)

    A = np.zeros((len(plans["max"]), len(plans["min"])))
    for i, row in enumerate(plans["max"]):
        for j, column in enumerate(plans["min"]):
            plan = {("max", name): label for name, label in zip(names["max"], row)}
            plan |= {("min", name): label for name, label in zip(names["min"], column)}
            A[i, j] = mean(tree, plan)
    return A, plans["max"], plans["min"]
