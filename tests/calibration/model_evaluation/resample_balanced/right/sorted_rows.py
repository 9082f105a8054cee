# The rows in ascending order, drawn one at a time.
def resample_balanced(y, mode, rng):
    if mode not in {"up", "down"}:
        raise ValueError("mode")
    rows = {}
    for i, name in enumerate(y.tolist()):
        rows.setdefault(name, []).append(i)
    sizes = [len(members) for members in rows.values()]
    for members in rows.values():
        originals = list(members)
        while mode == "down" and len(members) > min(sizes):
            members.pop(int(rng.integers(len(members))))
        while mode == "up" and len(members) < max(sizes):
            members.append(originals[int(rng.integers(len(originals)))])
    return np.sort(np.concatenate([np.array(members) for members in rows.values()]))
