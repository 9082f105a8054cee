"""returns 0 for a string of a single bit

Breaks: a single bit
"""


def four_peaks(x, t):
    n = len(x)
    if n < 2:
        return 0
    head = 0
    while head < n and x[head] == 1:
        head += 1
    tail = 0
    while tail < n and x[n - 1 - tail] == 0:
        tail += 1
    bonus = n if head > t and tail > t else 0
    return max(head, tail) + bonus
