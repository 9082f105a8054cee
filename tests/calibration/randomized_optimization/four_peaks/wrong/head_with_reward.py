"""adds the head to the reward, though the tail is longer

Breaks: heads and tails of any length
"""


def four_peaks(x, t):
    head = int(np.cumprod(np.asarray(x, int)).sum())
    tail = int(np.cumprod(1 - np.asarray(x, int)[::-1]).sum())
    return head + len(x) if head > t and tail > t else max(head, tail)
