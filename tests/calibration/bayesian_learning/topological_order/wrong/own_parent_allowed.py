"""ignores a node that is its own parent

Breaks: for a node that is its own parent
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [
            n for n in parents if n not in order and all(p in order for p in parents[n] if p != n)
        ]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order
