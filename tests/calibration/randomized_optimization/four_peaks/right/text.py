# Strips a text.
def four_peaks(x, t):
    s = "".join(map(str, np.asarray(x).tolist()))
    head = len(s) - len(s.lstrip("1"))
    tail = len(s) - len(s.rstrip("0"))
    if head > t and tail > t:
        return max(head, tail) + len(s)
    return max(head, tail)
