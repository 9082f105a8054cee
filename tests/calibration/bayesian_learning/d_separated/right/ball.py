# Sends a ball along the arrows, which remembers where it came from.
def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    above, todo = set(), list(given)
    while todo:
        node = todo.pop()
        if node not in above:
            above.add(node)
            todo += parents[node]
    children = {n: [m for m in parents if n in parents[m]] for n in parents}
    todo, visited = [(x, "up")], set()
    while todo:
        node, way = todo.pop()
        if (node, way) in visited:
            continue
        visited.add((node, way))
        if node not in given and node == y:
            return False
        if way == "up" and node not in given:
            todo += [(p, "up") for p in parents[node]] + [(c, "down") for c in children[node]]
        elif way == "down":
            if node not in given:
                todo += [(c, "down") for c in children[node]]
            if node in above:
                todo += [(p, "up") for p in parents[node]]
    return True
