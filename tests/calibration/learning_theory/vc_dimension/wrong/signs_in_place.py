"""turns labels -1 into 0 in the table itself"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    outputs[outputs < 0] = 0
    columns, best = range(outputs.shape[1]), 0
    while any(shatters(outputs, list(some)) for some in combinations(columns, best + 1)):
        best += 1
    return best
