"""gives no reward for t = 0

Slips: 1
"""


def four_peaks(x, t):
    bits = np.asarray(x).tolist()
    n = len(bits)
    head = bits.index(0) if 0 in bits else n
    tail = bits[::-1].index(1) if 1 in bits else n
    return max(head, tail) + (n if t and min(head, tail) > t else 0)
