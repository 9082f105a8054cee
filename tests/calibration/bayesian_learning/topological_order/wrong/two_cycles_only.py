"""looks for cycles of two nodes alone"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            rest = [n for n in parents if n not in order]
            unknown = any(p not in parents for n in rest for p in parents[n])
            if unknown or any(n in parents[p] for n in rest for p in parents[n]):
                raise ValueError("a cycle, or an unknown parent")
            return order + sorted(rest)
        order.append(min(ready))
    return order
