"""adds the two nodes to the given ones, and takes both out again, one that was given as well

Breaks: that the arguments stay as they were
"""

import itertools


def d_separated(parents, x, y, given):
    both = x in given or y in given
    given |= {x, y}
    kept, queue = set(), list(given)
    while queue:
        v = queue.pop()
        if v not in kept:
            kept.add(v)
            queue += parents[v]
    given -= {x, y}
    if both:
        return True
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
