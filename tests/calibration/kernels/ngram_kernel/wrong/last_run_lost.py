"""forgets the last run of each string

Slips: 1, the last run counts nearly everywhere
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n))
    return sum(count * theirs[gram] for gram, count in ours.items())
