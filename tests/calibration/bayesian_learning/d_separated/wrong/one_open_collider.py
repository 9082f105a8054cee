"""takes a path for open if one of its colliders is"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True

    def below(v):
        found, queue = set(), [v]
        while queue:
            u = queue.pop()
            if u not in found:
                found.add(u)
                queue += [c for c in parents if u in parents[c]]
        return found

    def open_path(path):
        passes, colliders = [], []
        for a, m, b in zip(path, path[1:], path[2:]):
            if a in parents[m] and b in parents[m]:
                colliders.append(bool(below(m) & given))
            else:
                passes.append(m not in given)
        return all(passes) and (not colliders or any(colliders))

    def walk(path):
        v = path[-1]
        if v == y:
            return open_path(path)
        return any(
            walk([*path, u])
            for u in parents
            if u not in path and (u in parents[v] or v in parents[u])
        )

    return not walk([x])
