"""opens a collider only if it is given itself

Breaks: descendants of a collider
Breaks: children and grandchildren
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    paths = [[x]]
    while paths:
        path = paths.pop()
        if path[-1] == y:
            return False
        for node in parents:
            if node in path or not (node in parents[path[-1]] or path[-1] in parents[node]):
                continue
            if len(path) > 1:
                before, middle = path[-2:]
                collides = before in parents[middle] and node in parents[middle]
                if collides != (middle in given):
                    continue
            paths.append([*path, node])
    return True
