"""takes the sizes out of the dict it was given

Breaks: that the arguments stay as they were
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += (card[node] - 1) * rows
    for node in parents:
        joint *= card.pop(node)
    return network, joint - 1
