"""tries pairs at most

Breaks: shattered columns anywhere
Slips: 1, no dimension above 2 is found
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(1, min(N, 2) + 1):
        for subset in combinations(range(N), size):
            if len({tuple(row[i] for i in subset) for row in rows}) == 2**size:
                best = size
    return best
