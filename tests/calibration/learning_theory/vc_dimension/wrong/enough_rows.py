"""counts rows where it should count patterns

Breaks: repeated rows
Slips: 1, it looks at no pattern
"""

from itertools import combinations


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    rows, N, best = outputs.tolist(), outputs.shape[1], 0
    for size in range(1, N + 1):
        for subset in combinations(range(N), size):
            if len(rows) >= 2**size:
                best = size
    return best
