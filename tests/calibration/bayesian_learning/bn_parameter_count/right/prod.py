# Uses products of generators.
from math import prod


def bn_parameter_count(parents, card):
    rows = {node: prod(card[p] for p in above) for node, above in parents.items()}
    return sum(rows[n] * card[n] - rows[n] for n in parents), prod(card[n] for n in parents) - 1
