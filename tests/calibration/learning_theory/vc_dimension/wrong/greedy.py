"""adds columns one after the other, and never takes one back

Breaks: shattered columns anywhere
"""


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError
    chosen = []
    for j in range(outputs.shape[1]):
        if shatters(outputs, [*chosen, j]):
            chosen.append(j)
    return len(chosen)
