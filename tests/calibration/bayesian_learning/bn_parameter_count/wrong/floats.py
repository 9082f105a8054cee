"""computes the joint in floats, which lose digits of large numbers

Breaks: a hundred variables
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1.0
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += (card[node] - 1) * rows
        joint *= card[node]
    return network, int(joint - 1)
