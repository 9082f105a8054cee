"""takes a missing value for 0

Breaks: `ValueError` for any missing variable
"""


def bn_joint(net, assignment):
    assignment = {**dict.fromkeys(net, 0), **assignment}
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
