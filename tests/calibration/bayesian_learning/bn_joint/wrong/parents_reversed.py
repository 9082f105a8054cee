"""reads the key in reversed order of the parents"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in reversed(node["parents"]))]
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
