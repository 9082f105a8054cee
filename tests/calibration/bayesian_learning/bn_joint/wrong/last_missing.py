"""raises only if the last variable of the network is missing"""


def bn_joint(net, assignment):
    if net and list(net)[-1] not in assignment:
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment.get(parent, 0) for parent in node["parents"])]
        probability *= p if assignment.get(name, 0) == 1 else 1 - p
    return probability
