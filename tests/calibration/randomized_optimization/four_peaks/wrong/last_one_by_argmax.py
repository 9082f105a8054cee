"""finds no one in a string of zeros and takes the tail as 0

Breaks: of zeros only
"""


def four_peaks(x, t):
    n = len(x)
    head = n if x.all() else int(np.argmin(x))
    tail = int(np.argmax(x[::-1]))
    return max(head, tail) + (n if head > t and tail > t else 0)
