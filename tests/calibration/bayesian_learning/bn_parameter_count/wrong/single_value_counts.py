"""gives a variable with a single value one free number

Breaks: variables with a single value
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += max(card[node] - 1, 1) * rows
        joint *= card[node]
    return network, joint - 1
