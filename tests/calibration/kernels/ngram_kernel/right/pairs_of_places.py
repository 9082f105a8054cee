# Compares all pairs of places.
def ngram_kernel(s, t, n):
    total = 0
    for i in range(len(s) - n + 1):
        for j in range(len(t) - n + 1):
            if s[i : i + n] == t[j : j + n]:
                total += 1
    return total
