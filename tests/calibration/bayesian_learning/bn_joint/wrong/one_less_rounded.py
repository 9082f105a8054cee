"""rounds 1 - p to twelve places"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("no value")

    result = 1.0
    for name, node in net.items():
        key = tuple(assignment[p] for p in node["parents"])
        p = node["cpt"][key]
        result *= p if assignment[name] == 1 else round(1 - p, 12)
    return result
