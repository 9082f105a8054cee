"""adds up the smaller of both counts

Breaks: runs that occur several times
Slips: 1, both tests have runs that occur several times
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum((ours & theirs).values())
