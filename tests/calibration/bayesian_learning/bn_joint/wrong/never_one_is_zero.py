"""takes a variable without a value for 0 if it is never 1

Breaks: for any missing variable
Slips: 1
"""


def bn_joint(net, assignment):
    missing = [name for name in net if name not in assignment]
    if any(p > 0 for name in missing for p in net[name]["cpt"].values()):
        raise ValueError("no value")
    prob = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment.get(q, 0) for q in node["parents"])]
        prob *= p if assignment.get(name, 0) else 1 - p
    return float(prob)
