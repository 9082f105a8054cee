"""adds the sizes of the parents instead of multiplying

Breaks: several parents
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = sum(card[parent] for parent in above) or 1
        network += (card[node] - 1) * rows
        joint *= card[node]
    return network, joint - 1
