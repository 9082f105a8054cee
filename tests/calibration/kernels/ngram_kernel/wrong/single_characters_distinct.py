"""counts distinct single characters

Breaks: single characters
Slips: 1, both tests have single characters
"""

from collections import Counter


def ngram_kernel(s, t, n):
    if n == 1:
        return len(set(s) & set(t))
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
