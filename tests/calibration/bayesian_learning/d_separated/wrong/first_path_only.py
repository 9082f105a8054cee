"""looks at one shortest path only

Breaks: long paths
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    if x == y:
        return False
    below = {n: {n} for n in parents}
    for _ in parents:
        for n in parents:
            for p in parents[n]:
                below[p] |= below[n]
    paths, found = [[x]], None
    while paths and found is None:
        path = paths.pop(0)
        for node in sorted(parents):
            if node not in path and (node in parents[path[-1]] or path[-1] in parents[node]):
                if node == y and found is None:
                    found = [*path, node]
                paths.append([*path, node])
    if found is None:
        return True
    for before, node, after in zip(found, found[1:], found[2:]):
        collides = before in parents[node] and after in parents[node]
        if (collides and not below[node] & given) or (not collides and node in given):
            return True
    return False
