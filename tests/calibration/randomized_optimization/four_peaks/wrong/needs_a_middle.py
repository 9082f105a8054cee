"""gives the reward only if something stands between head and tail

Breaks: heads and tails of any length
Slips: 1
"""


def four_peaks(x, t):
    n = len(x)
    zeros, ones = np.flatnonzero(x == 0), np.flatnonzero(x == 1)
    head = int(zeros[0]) if len(zeros) else n
    tail = n - 1 - int(ones[-1]) if len(ones) else n
    between = n - head - tail
    return max(head, tail) + (n if between > 0 and head > t and tail > t else 0)
