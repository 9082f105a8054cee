"""tests only sets with the first column

Breaks: shattered columns anywhere
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(1, N + 1):
        for subset in [s for s in combinations(range(N), size) if 0 in s]:
            if len({tuple(row[i] for i in subset) for row in rows}) == 2**size:
                best = size
    return best
