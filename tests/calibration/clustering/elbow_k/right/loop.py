# Goes through the inner places.
def elbow_k(losses, ks):
    m = len(ks)
    if m < 3:
        raise ValueError("too few")
    step = int(ks[1]) - int(ks[0])
    for i in range(1, m):
        if int(ks[i]) - int(ks[i - 1]) != step:
            raise ValueError("gaps")
    values = [float(v) for v in losses]
    bends = [values[i - 1] - 2 * values[i] + values[i + 1] for i in range(1, m - 1)]
    for i, bend in enumerate(bends):
        if bend >= max(bends) - 1e-9 * max(values):
            return int(ks[i + 1])
