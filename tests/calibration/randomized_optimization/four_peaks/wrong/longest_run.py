"""takes the longest run of ones for the head

Breaks: heads and tails of any length
Slips: 1, heads are wrong nearly everywhere
"""


def four_peaks(x, t):
    text = "".join(str(int(b)) for b in x)
    head = max(len(part) for part in text.split("0"))
    tail = len(text) - len(text.rstrip("0"))
    return max(head, tail) + (len(x) if head > t and tail > t else 0)
