"""adds columns greedily, from each first column

Breaks: shattered columns anywhere
"""


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError
    best = 0
    N = outputs.shape[1]
    for first in range(N):
        chosen = []
        for j in [*range(first, N), *range(first)]:
            if shatters(outputs, [*chosen, j]):
                chosen.append(j)
        best = max(best, len(chosen))
    return best
