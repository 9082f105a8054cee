"""does not separate neighbours that are both given"""

import itertools


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return not (x in given and y in given and x != y and x in parents[y])
    kept, queue = set(), [x, y, *given]
    while queue:
        v = queue.pop()
        if v not in kept:
            kept.add(v)
            queue += parents[v]
    links = {v: set() for v in parents}
    for child in kept:
        pairs = [(child, p) for p in parents[child]] + list(
            itertools.combinations(parents[child], 2)
        )
        for a, b in pairs:
            links[a].add(b)
            links[b].add(a)
    seen, queue = {x}, [x]
    while queue:
        v = queue.pop()
        for u in links[v] - seen - given:
            seen.add(u)
            queue.append(u)
    return y not in seen
