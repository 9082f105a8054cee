"""drops characters that are not ASCII

Breaks: accents and upper case
"""

from collections import Counter


def ngram_kernel(s, t, n):
    s, t = (x.encode("ascii", "ignore").decode() for x in (s, t))
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
