# Goes through all pairs.
def silhouette_samples(D, labels):
    if len(set(labels.tolist())) < 2:
        raise ValueError("clusters")
    out = []
    for i in range(len(labels)):
        gaps = {}
        for j in range(len(labels)):
            if i != j:
                gaps.setdefault(labels[j], []).append(float(D[i, j]))
        if labels[i] not in gaps:
            out.append(0.0)
            continue
        a = np.mean(gaps.pop(labels[i]))
        b = min(np.mean(g) for g in gaps.values())
        out.append(0.0 if a == b == 0 else (b - a) / max(a, b))
    return np.array(out)
