"""puts a node with several parents at the end of the queue when it becomes free

Breaks: several parents
"""

from bisect import insort


def topological_order(parents):
    if any(p not in parents for above in parents.values() for p in above):
        raise ValueError("an unknown parent")
    missing = {n: len(above) for n, above in parents.items()}
    queue, order = sorted(n for n in parents if not missing[n]), []
    while queue:
        node = queue.pop(0)
        order.append(node)
        for child in parents:
            if node in parents[child]:
                missing[child] -= 1
                if not missing[child]:
                    if len(parents[child]) == 1:
                        insort(queue, child)
                    else:
                        queue.append(child)
    if len(order) < len(parents):
        raise ValueError("a cycle")
    return order
