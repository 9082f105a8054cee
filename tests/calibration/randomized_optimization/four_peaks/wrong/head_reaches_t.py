"""gives the reward to a head of exactly t

Breaks: a head of exactly `t`
"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < n and x[head] == 1:
        head += 1
    tail = 0
    while tail < n and x[n - 1 - tail] == 0:
        tail += 1
    bonus = n if head >= t and tail > t else 0
    return max(head, tail) + bonus
