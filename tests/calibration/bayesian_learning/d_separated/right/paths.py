# Follows all paths and looks at each node on the way.
def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    below = {n: {n} for n in parents}
    for _ in parents:
        for n in parents:
            for p in parents[n]:
                below[p] |= below[n]

    def open_from(path):
        if path[-1] == y:
            return True
        for node in parents:
            if node in path or not (node in parents[path[-1]] or path[-1] in parents[node]):
                continue
            if len(path) > 1:
                collides = path[-2] in parents[path[-1]] and node in parents[path[-1]]
                if collides and not below[path[-1]] & given or not collides and path[-1] in given:
                    continue
            if open_from([*path, node]):
                return True
        return False

    return not open_from([x])
