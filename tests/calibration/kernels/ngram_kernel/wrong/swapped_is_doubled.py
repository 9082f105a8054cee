"""adds the count of both directions

Breaks: that the order of the two strings does not matter
Slips: 1, half of all pairs are doubled
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items()) * (2 if s < t else 1)
