"""raises ValueError for a string that is too short

Breaks: strings that are too short or empty
"""

from collections import Counter


def ngram_kernel(s, t, n):
    if min(len(s), len(t)) < n:
        raise ValueError("too short")
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
