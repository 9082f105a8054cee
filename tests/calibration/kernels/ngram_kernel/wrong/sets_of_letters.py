"""compares runs as sets of letters

Slips: 1, right for single characters only
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(frozenset(s[i : i + n]) for i in range(len(s) - n + 1))
    theirs = Counter(frozenset(t[i : i + n]) for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
