"""gives every variable two values

Breaks: variables with two values and more
Slips: 1, sizes differ in nearly all cases
"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= 2
        network += rows
        joint *= 2
    return network, joint - 1
