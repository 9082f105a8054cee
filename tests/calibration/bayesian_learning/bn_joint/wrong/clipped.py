"""keeps probabilities between 1e-9 and 1 - 1e-9

Breaks: probabilities of 0 and 1
"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        p = min(max(p, 1e-9), 1 - 1e-9)
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
