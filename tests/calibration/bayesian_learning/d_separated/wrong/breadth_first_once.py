"""visits each node once, from whichever side the shortest way comes

Breaks: several paths
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    above, todo = set(), list(given)
    while todo:
        node = todo.pop()
        if node not in above:
            above.add(node)
            todo += parents[node]
    queue, seen = [(x, "up")], set()
    while queue:
        node, way = queue.pop(0)
        if node in seen:
            continue
        seen.add(node)
        if node == y:
            return False
        if node not in given:
            queue += [(child, "down") for child in parents if node in parents[child]]
        if node in above if way == "down" else node not in given:
            queue += [(parent, "up") for parent in parents[node]]
    return True
