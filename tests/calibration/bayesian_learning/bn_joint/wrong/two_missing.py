"""adds up over variables without children that have no value, if there are two and more"""


def bn_joint(net, assignment):
    missing = [v for v in net if v not in assignment]
    if len(missing) == 1 or any(v in node["parents"] for v in missing for node in net.values()):
        raise ValueError("a variable has no value")
    result = 1.0
    for v, node in net.items():
        if v in assignment:
            p = node["cpt"][tuple(assignment[q] for q in node["parents"])]
            result *= p if assignment[v] else 1 - p
    return result
