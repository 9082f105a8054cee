"""finds runs of the first string by str.count, without overlap

Breaks: runs that overlap
"""


def ngram_kernel(s, t, n):
    return sum(t.count(s[i : i + n]) for i in range(len(s) - n + 1))
