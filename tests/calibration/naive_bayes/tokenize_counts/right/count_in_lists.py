# list.count on the list of words.
def tokenize_counts(docs, vocab):
    import re

    out = np.empty((len(docs), len(vocab)))
    for i in range(len(docs)):
        words = re.findall(r"[a-z]+", docs[i].lower())
        for j in range(len(vocab)):
            out[i, j] = words.count(vocab[j])
    return out
