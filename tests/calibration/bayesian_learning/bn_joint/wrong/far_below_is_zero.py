"""returns 0 once the product falls below 1e-15"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("no value")

    result = 1.0
    for name, node in net.items():
        key = tuple(assignment[p] for p in node["parents"])
        p = node["cpt"][key]
        result *= p if assignment[name] == 1 else 1 - p
        if result < 1e-15:
            return 0.0
    return result
