# Tries every split between two leaves on all validation rows, again and again.
import copy


def reduced_error_prune(tree, X_val, y_val):
    tree = copy.deepcopy(tree)

    def right_rows():
        count = 0
        for row, label in zip(X_val, y_val):
            node = tree
            while "feature" in node:
                node = node["left" if row[node["feature"]] <= node["threshold"] else "right"]
            count += node["value"] == label
        return count

    def nodes(node):
        if "feature" in node:
            yield node
            yield from nodes(node["left"])
            yield from nodes(node["right"])

    changed = True
    while changed:
        changed = False
        for node in list(nodes(tree)):
            if "feature" not in node or "feature" in node["left"] or "feature" in node["right"]:
                continue
            before, saved = right_rows(), dict(node)
            for key in ("feature", "threshold", "decrease", "left", "right"):
                node.pop(key, None)
            if right_rows() < before:
                node.update(saved)
            else:
                changed = True
    return tree
