"""ignores parents that are no nodes

Breaks: for a parent that is no node
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [
            n
            for n in parents
            if n not in order and all(p in order for p in parents[n] if p in parents)
        ]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order
