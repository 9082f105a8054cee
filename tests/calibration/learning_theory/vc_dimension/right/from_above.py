# Comes from the largest size down.
from itertools import combinations


def vc_dimension(outputs):
    if outputs.shape[0] == 0:
        raise ValueError("no hypothesis")
    for size in range(outputs.shape[1], 0, -1):
        for subset in combinations(range(outputs.shape[1]), size):
            if shatters(outputs, list(subset)):
                return size
    return 0
