"""multiplies p whatever the value is

Breaks: values of 0 and of 1
Slips: 1, nearly every world has a variable at 0
"""


def bn_joint(net, assignment):
    if any(name not in assignment for name in net):
        raise ValueError("a value is missing")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p
    return probability
