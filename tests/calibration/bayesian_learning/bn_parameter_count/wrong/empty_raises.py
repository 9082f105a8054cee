"""raises for a network without variables

Breaks: no variables
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    if not parents:
        raise ValueError("no variables")
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += (card[node] - 1) * rows
        joint *= card[node]
    return network, joint - 1
