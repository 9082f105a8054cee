"""visits a node in one direction only"""

import numpy as np

def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    children = {n: [] for n in parents}
    for n in parents:
        for p in parents[n]:
            children[p].append(n)
    above = set()
    def up(n):
        if n not in above:
            above.add(n)
            for p in parents[n]:
                up(p)
    for g in given:
        up(g)
    todo, seen, reach = [(x, "up")], set(), set()
    while todo:
        n, d = todo.pop()
        if n in seen:
            continue
        seen.add(n)
        if n not in given:
            reach.add(n)
        if d == "up" and n not in given:
            todo += [(p, "up") for p in parents[n]] + [(c, "down") for c in children[n]]
        if d == "down":
            if n not in given:
                todo += [(c, "down") for c in children[n]]
            if n in above:
                todo += [(p, "up") for p in parents[n]]
    return y not in reach
