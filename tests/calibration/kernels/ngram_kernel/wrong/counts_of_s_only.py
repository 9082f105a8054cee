"""adds up the counts of the first string

Breaks: that the order of the two strings does not matter
Slips: 1, both tests have runs that occur several times in the second
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count for gram, count in ours.items() if gram in theirs)
