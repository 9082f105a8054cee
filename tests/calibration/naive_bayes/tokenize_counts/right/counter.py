# collections.Counter for each document.
def tokenize_counts(docs, vocab):
    import re
    from collections import Counter

    rows = [Counter(re.split("[^a-z]+", doc.lower())) for doc in docs]
    table = [[row[word] for word in vocab] for row in rows]
    return np.array(table, dtype=float).reshape(len(docs), len(vocab))
