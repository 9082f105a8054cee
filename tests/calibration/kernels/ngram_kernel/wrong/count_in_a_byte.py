"""keeps the count in a byte

Breaks: large counts
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items()) % 256
