"""starts with pairs of columns

Breaks: a single hypothesis
Slips: 1, the dimension 1 stands in each test
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(2, N + 1):
        for subset in combinations(range(N), size):
            if len({tuple(row[i] for i in subset) for row in rows}) == 2**size:
                best = size
    return best
