"""adds the bits up in their own 8 bits

Breaks: long strings in integers of 8 bits
"""


def four_peaks(x, t):
    n = len(x)
    head = x[:0].sum(dtype=x.dtype)
    for bit in x:
        if bit == 0:
            break
        head = x.dtype.type((int(head) + 1 + 128) % 256 - 128) if x.dtype == np.int8 else head + bit
    tail = 0
    for bit in x[::-1]:
        if bit == 1:
            break
        tail += 1
    return int(max(head, tail) + (n if head > t and tail > t else 0))
