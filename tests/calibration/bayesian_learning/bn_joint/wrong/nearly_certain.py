"""takes probabilities within 1e-9 of 0 or 1 for 0 or 1"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("no value")

    def exact(p):
        return round(p) if abs(p - round(p)) < 1e-9 else p

    result = 1.0
    for name, node in net.items():
        key = tuple(assignment[p] for p in node["parents"])
        p = node["cpt"][key]
        result *= exact(p) if assignment[name] == 1 else 1 - exact(p)
    return result
