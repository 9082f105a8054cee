"""counts ones and zeros anywhere

Breaks: heads and tails of any length
Slips: 1, head and tail are wrong nearly everywhere
"""


def four_peaks(x, t):
    n = len(x)
    head = int(np.sum(x == 1))
    tail = int(np.sum(x == 0))
    return max(head, tail) + (n if head > t and tail > t else 0)
