"""opens a collider for its children but not for grandchildren

Breaks: children and grandchildren
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    below = {n: {n, *(m for m in parents if n in parents[m])} for n in parents}
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
                if before in parents[middle] and node in parents[middle]:
                    if not below[middle] & given:
                        continue
                elif middle in given:
                    continue
            paths.append([*path, node])
    return True
