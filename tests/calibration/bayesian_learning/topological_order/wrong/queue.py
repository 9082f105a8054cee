"""puts freed nodes at the end of a queue"""


def topological_order(parents):
    for above in parents.values():
        if any(p not in parents for p in above):
            raise ValueError("an unknown parent")
    missing = {n: len(above) for n, above in parents.items()}
    queue = sorted(n for n in parents if missing[n] == 0)
    order = []
    while queue:
        node = queue.pop(0)
        order.append(node)
        for child in sorted(parents):
            if node in parents[child]:
                missing[child] -= 1
                if missing[child] == 0:
                    queue.append(child)
    if len(order) < len(parents):
        raise ValueError("a cycle")
    return order
