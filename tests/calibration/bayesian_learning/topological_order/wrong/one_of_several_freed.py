"""sorts in only the smallest of several nodes that become free at once

Breaks: nodes that become free and are smaller than those that wait
"""


def topological_order(parents: dict[str, list[str]]) -> list[str]:
    import bisect

    missing = {n: len(ps) for n, ps in parents.items()}
    for ps in parents.values():
        if any(p not in parents for p in ps):
            raise ValueError("unknown")
    queue = sorted(n for n in parents if not missing[n])
    order = []
    while queue:
        n = queue.pop(0)
        order.append(n)
        freed = []
        for c in parents:
            if n in parents[c]:
                missing[c] -= 1
                if missing[c] == 0:
                    freed.append(c)
        for i, c in enumerate(sorted(freed)):
            if i == 0:
                bisect.insort(queue, c)
            else:
                queue.append(c)
    if len(order) < len(parents):
        raise ValueError("cycle")
    return order
