"""takes the best again and again"""


def recommend(scores, seen, n_top):
    left = list(np.flatnonzero(np.logical_not(seen)))
    out = []
    while left and len(out) < n_top:
        best = left[0]
        for i in left:
            if scores[i] > scores[best]:
                best = i
        out.append(int(best))
        left.remove(best)
    return np.array(out, dtype=np.int64)
