# Folds the sizes.
from functools import reduce


def bn_parameter_count(parents, card):
    def times(names):
        return reduce(lambda a, name: a * card[name], names, 1)

    return sum((card[n] - 1) * times(parents[n]) for n in parents), times(parents) - 1
