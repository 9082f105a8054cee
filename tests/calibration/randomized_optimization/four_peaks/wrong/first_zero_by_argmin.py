"""finds no zero in a string of ones and takes the head as 0

Breaks: strings of ones only
"""


def four_peaks(x, t):
    n = len(x)
    head = int(np.argmin(x))
    tail = int(np.argmax(x[::-1]))
    if not x.any():
        tail = n
    return max(head, tail) + (n if head > t and tail > t else 0)
