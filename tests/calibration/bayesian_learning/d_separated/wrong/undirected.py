"""asks whether the given nodes cut all undirected paths

Breaks: chains, forks and colliders with and without their middle
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    linked, todo = {}, list(parents)
    while todo:
        node = todo.pop()
        if node not in linked:
            linked[node] = set()
            todo += parents[node]
    for node in list(linked):
        for parent in parents[node]:
            linked[parent].add(node)
            linked[node].add(parent)
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
