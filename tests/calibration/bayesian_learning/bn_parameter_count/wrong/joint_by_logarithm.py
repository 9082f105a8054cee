"""computes the joint table as 2 to the sum of logarithms"""

import math


def bn_parameter_count(parents, card):
    network = sum((card[v] - 1) * math.prod(card[p] for p in ps) for v, ps in parents.items())
    return network, round(2.0 ** sum(math.log2(card[v]) for v in parents)) - 1
