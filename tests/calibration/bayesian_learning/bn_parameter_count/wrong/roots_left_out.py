"""leaves out the variables without parents

Breaks: no edges
Slips: 1, every network has a root
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += (card[node] - 1) * rows * (len(above) > 0)
        joint *= card[node]
    return network, joint - 1
