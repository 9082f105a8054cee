"""predicts the majority of the node above the one where it stops

Breaks: at every level
"""


def predict_id3(tree, X):
    labels = []
    for row in X:
        node, above = tree, tree
        while "attr" in node:
            value = row[node["attr"]].item()
            if value not in node["branches"]:
                node = {"label": above["majority"]}
            else:
                node, above = node["branches"][value], node
        labels.append(node["label"])
    return np.array(labels)
