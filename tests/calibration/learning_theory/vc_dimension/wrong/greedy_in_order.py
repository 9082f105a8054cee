"""adds columns greedily, from each first column, the others in their order

Breaks: shattered columns anywhere
"""


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    best = 0
    for first in range(outputs.shape[1]):
        chosen = []
        for j in [first, *range(first), *range(first + 1, outputs.shape[1])]:
            if shatters(outputs, [*chosen, j]):
                chosen.append(j)
        best = max(best, len(chosen))
    return best
