# Takes the largest score away, k times.
def select_top_k(scores, k):
    if not 0 <= k <= len(scores):
        raise ValueError("bad k")
    left = [float(s) for s in scores]
    chosen = []
    while len(chosen) < k:
        j = left.index(max(left))
        left[j] = float("-inf")
        chosen.append(j)
    return np.array(sorted(chosen), dtype=int)
