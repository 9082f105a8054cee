"""counts the shorter runs at the end, too

Breaks: strings that are too short or empty
Slips: 1, the last characters agree in both tests
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s)))
    theirs = Counter(t[i : i + n] for i in range(len(t)))
    return sum(count * theirs[gram] for gram, count in ours.items())
