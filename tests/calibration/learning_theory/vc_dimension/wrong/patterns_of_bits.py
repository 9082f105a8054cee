"""looks for patterns of 0 and 1

Breaks: negative labels
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(1, N + 1):
        for subset in combinations(range(N), size):
            if len({tuple(row[i] for i in subset) for row in rows if min(row) >= 0}) == 2**size:
                best = size
    return best
