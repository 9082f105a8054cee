"""takes the point out of an array, in which a tuple is a row

Breaks: points of any kind
"""


def best_query(hypotheses, points):
    table = np.array([[h(x) for x in points] for h in hypotheses.values()], dtype=int)
    ones = table.sum(axis=0)
    worst = np.maximum(ones, len(table) - ones)
    i = int(np.argmin(worst))
    return np.array(points)[i], int(worst[i])
