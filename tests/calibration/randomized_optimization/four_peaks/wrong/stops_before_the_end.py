"""leaves out the last bit of a head and the first of a tail

Breaks: strings of ones only
Breaks: a single bit
"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < n - 1 and x[head] == 1:
        head += 1
    tail = 0
    while tail < n - 1 and x[n - 1 - tail] == 0:
        tail += 1
    bonus = n if head > t and tail > t else 0
    return max(head, tail) + bonus
