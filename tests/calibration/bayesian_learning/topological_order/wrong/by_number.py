"""compares numbers within names as numbers, 9 before 10"""

import re


def topological_order(parents):
    def key(v):
        return [(1, int(t), "") if t.isdigit() else (0, 0, t) for t in re.split(r"(\d+)", v)]

    if any(p not in parents for ps in parents.values() for p in ps):
        raise ValueError("a parent is no node")
    done, left = [], set(parents)
    while left:
        free = [v for v in left if left.isdisjoint(parents[v])]
        if not free:
            raise ValueError("there is a cycle")
        done.append(min(free, key=key))
        left.remove(done[-1])
    return done
