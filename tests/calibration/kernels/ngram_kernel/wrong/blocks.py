"""cuts the strings into blocks that do not overlap

Breaks: runs that overlap
Slips: 1, right for single characters only
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(0, len(s) - n + 1, n))
    theirs = Counter(t[i : i + n] for i in range(0, len(t) - n + 1, n))
    return sum(count * theirs[gram] for gram, count in ours.items())
