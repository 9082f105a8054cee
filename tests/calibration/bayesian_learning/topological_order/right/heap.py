# Keeps free nodes in a heap.
import heapq


def topological_order(parents):
    if any(p not in parents for above in parents.values() for p in above):
        raise ValueError("unknown parent")
    children = {n: [] for n in parents}
    for n, above in parents.items():
        for p in above:
            children[p].append(n)
    missing = {n: len(above) for n, above in parents.items()}
    heap = [n for n in parents if not missing[n]]
    heapq.heapify(heap)
    order = []
    while heap:
        order.append(heapq.heappop(heap))
        for child in children[order[-1]]:
            missing[child] -= 1
            if not missing[child]:
                heapq.heappush(heap, child)
    if len(order) != len(parents):
        raise ValueError("cycle")
    return order
