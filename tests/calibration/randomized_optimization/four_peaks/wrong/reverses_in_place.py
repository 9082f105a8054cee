"""turns x around in place to count the tail

Breaks: `x` stays as it was
"""


def four_peaks(x, t):
    n = len(x)
    head = 0
    while head < n and x[head] == 1:
        head += 1
    x[:] = x[::-1].copy()
    tail = 0
    while tail < n and x[tail] == 0:
        tail += 1
    return max(head, tail) + (n if head > t and tail > t else 0)
