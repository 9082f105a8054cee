"""recurs over n with a memory, too deep for a thousand points

Breaks: exact integers for 200 and more points
"""

from functools import cache


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")

    @cache
    def bound(points, point):
        if points == 0 or point == 1:
            return 1
        if point > points:
            return 2**points
        return bound(points - 1, point) + bound(points - 1, point - 1)

    return bound(n, k)
