"""returns what it has if there is a cycle

Breaks: `ValueError` for a cycle
Breaks: for a cycle behind other nodes
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            if not all(p in parents for n in parents for p in parents[n]):
                raise ValueError("an unknown parent")
            break
        order.append(min(ready))
    return order
