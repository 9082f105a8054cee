"""returns 0 for an impossible value before it looks for missing ones

Breaks: `ValueError` for any missing variable
"""


def bn_joint(net, assignment):
    probability = 1.0
    for name, node in net.items():
        if probability == 0:
            return 0.0
        if name not in assignment or not set(node["parents"]) <= set(assignment):
            raise ValueError("a value is missing")
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
