"""divides by the lengths of both count vectors

Slips: 1, no number of pairs is right
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    k = sum(count * theirs[gram] for gram, count in ours.items())
    size = sum(c * c for c in ours.values()) * sum(c * c for c in theirs.values())
    return k / size**0.5 if size else 0
