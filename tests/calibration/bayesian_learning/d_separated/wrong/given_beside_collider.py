"""opens a collider on a long path for a given descendant of the node before it

Breaks: descendants of a collider
"""


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
        passes = []
        for a, m, b in zip(path, path[1:], path[2:]):
            if a in parents[m] and b in parents[m]:
                passes.append(bool((below(m) | (below(a) if len(path) > 4 else set())) & given))
            else:
                passes.append(m not in given)
        return all(passes)

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
