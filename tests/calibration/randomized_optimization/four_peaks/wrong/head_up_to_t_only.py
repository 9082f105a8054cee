"""counts the head no further than t plus one

Breaks: heads and tails of any length
Slips: 1, every long head is too short
"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < min(n, t + 1) and x[head] == 1:
        head += 1
    tail = 0
    while tail < n and x[n - 1 - tail] == 0:
        tail += 1
    bonus = n if head > t and tail > t else 0
    return max(head, tail) + bonus
