"""drops digits and punctuation before it counts

Breaks: punctuation
"""


def ngram_kernel(s, t, n):
    from collections import Counter

    s, t = ("".join(c for c in one if c.isalpha() or c.isspace()) for one in (s, t))
    a = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    b = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(a[run] * b[run] for run in a)
