"""leaves out variables without a value

Breaks: `ValueError` for any missing variable
"""


def bn_joint(net, assignment):
    net = {n: v for n, v in net.items() if n in assignment}
    full = dict.fromkeys([p for v in net.values() for p in v["parents"]], 0)
    assignment = {**full, **assignment}
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
