"""looks at runs of two characters whatever n is

Breaks: runs that overlap
Slips: 1, both tests have longer runs
"""

from collections import Counter


def ngram_kernel(s, t, n):
    n = min(n, 2)
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
