"""multiplies 1 - p where the value is 1

Slips: 1, every factor is the wrong one
"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= 1 - p if assignment[name] == 1 else p
    return probability
