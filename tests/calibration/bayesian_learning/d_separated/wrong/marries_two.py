"""marries only the first two parents"""

import numpy as np

def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    if x == y:
        return False
    keep = {x, y} | set(given)
    while True:
        more = {p for n in keep for p in parents[n]} - keep
        if not more:
            break
        keep |= more
    edges = set()
    for n in keep:
        ps = parents[n]
        for p in ps:
            edges.add(frozenset((n, p)))
        if len(ps) > 1:
            edges.add(frozenset(ps[:2]))
    seen, stack = {x}, [x]
    while stack:
        n = stack.pop()
        for e in edges:
            if n in e:
                (m,) = e - {n}
                if m not in seen and m not in given:
                    seen.add(m)
                    stack.append(m)
    return y not in seen
