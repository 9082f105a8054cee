"""adds up the places of the ones

Breaks: the order of rows and columns
"""


def count_dichotomies(outputs):
    seen = set()
    for row in outputs:
        seen.add(sum(i * i for i, v in enumerate(row, start=1) if v > 0))
    return len(seen)
