"""counts all entries of the tables, also what is left to 1"""


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += card[node] * rows
        joint *= card[node]
    return network, joint - 1
