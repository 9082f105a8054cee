# A loop over the pieces, with signs that are remembered.
def auc(x, y):
    area, signs = 0.0, set()
    for i in range(len(x) - 1):
        width = float(x[i + 1]) - float(x[i])
        if width:
            signs.add(width > 0)
        area += abs(width) * (float(y[i]) + float(y[i + 1])) / 2
    if len(signs) == 2:
        raise ValueError
    return area
