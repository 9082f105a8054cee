"""takes sizes out of the list

Breaks: that the list stays as it was
"""


def count_parameters(sizes):
    total = 0
    while len(sizes) > 1:
        total += (sizes.pop(0) + 1) * sizes[0]
    return total
