"""counts no runs that hold a line break

Breaks: line breaks
Slips: 1
"""


def ngram_kernel(s, t, n):
    import re
    from collections import Counter
    a = Counter(re.findall(f"(?=(.{{{n}}}))", s))
    b = Counter(re.findall(f"(?=(.{{{n}}}))", t))
    return sum(a[g] * b[g] for g in a)
