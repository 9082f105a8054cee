"""wants all subsets of the size to be shattered

Breaks: shattered columns anywhere
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(1, N + 1):
        if all(
            len({tuple(row[i] for i in s) for row in rows}) == 2**size
            for s in combinations(range(N), size)
        ):
            best = size
    return best
