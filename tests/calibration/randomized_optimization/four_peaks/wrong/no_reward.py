"""forgets to add the reward"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < n and x[head] == 1:
        head += 1
    tail = 0
    while tail < n and x[n - 1 - tail] == 0:
        tail += 1
    bonus = 0
    return max(head, tail) + bonus
