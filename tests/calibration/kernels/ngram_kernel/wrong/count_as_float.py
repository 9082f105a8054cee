"""returns the count as a float

Breaks: large counts (`int`)
"""

from collections import Counter


def ngram_kernel(s, t, n):
    a = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    b = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return float(sum(a[run] * b[run] for run in a))
