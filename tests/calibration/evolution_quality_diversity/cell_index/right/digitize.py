# Searches the boundaries.
def cell_index(b, low, high, bins):
    if bins < 1:
        raise ValueError("bins")
    cell = []
    for x, l, h in zip(b, low, high):
        l, h = float(l), float(h)
        if h <= l:
            raise ValueError("empty range")
        part = (float(x) - l) / (h - l) * bins
        if part < 0:
            part = 0
        elif part >= bins:
            part = bins - 1
        cell.append(int(part))
    return tuple(cell)
