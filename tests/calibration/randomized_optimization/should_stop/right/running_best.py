# Counts generations since the last record.
def should_stop(history, target, max_gen, patience):
    best, since = None, 0
    for h in history:
        if best is None or h > best:
            best, since = h, 0
        else:
            since += 1
    if best is None:
        return ""
    if best >= target:
        return "target"
    if len(history) > max_gen:
        return "generations"
    return "stagnation" if since >= patience else ""
