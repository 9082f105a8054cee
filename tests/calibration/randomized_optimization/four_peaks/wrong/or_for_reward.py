"""gives the reward if head or tail exceeds t

Breaks: heads and tails of any length
Slips: 1, nearly every string has the reward then
"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < n and x[head] == 1:
        head += 1
    tail = 0
    while tail < n and x[n - 1 - tail] == 0:
        tail += 1
    bonus = n if head > t or tail > t else 0
    return max(head, tail) + bonus
