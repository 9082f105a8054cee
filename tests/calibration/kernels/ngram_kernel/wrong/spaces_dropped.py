"""drops spaces before it counts

Breaks: spaces
Slips: 1, a language is counted in the other test
"""

from collections import Counter


def ngram_kernel(s, t, n):
    s, t = s.replace(" ", ""), t.replace(" ", "")
    ours = Counter(s[i : i + n] for i in range(len(s) - n + 1))
    theirs = Counter(t[i : i + n] for i in range(len(t) - n + 1))
    return sum(count * theirs[gram] for gram, count in ours.items())
