"""looks for runs inside words only

Breaks: spaces
Slips: 1, a language is counted in the other test
"""

from collections import Counter


def ngram_kernel(s, t, n):
    ours, theirs = (
        Counter(w[i : i + n] for w in x.split() for i in range(len(w) - n + 1)) for x in (s, t)
    )
    return sum(count * theirs[gram] for gram, count in ours.items())
