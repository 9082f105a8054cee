"""treats a string that is too short as one run

Breaks: strings that are too short or empty
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(max(1, len(s) - n + 1)))
    theirs = Counter(t[i : i + n] for i in range(max(1, len(t) - n + 1)))
    return sum(count * theirs[gram] for gram, count in ours.items())
