"""leaves out the variables without parents

Breaks: a single variable
Slips: 1, every network has a root
"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        if not node["parents"]:
            continue
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
