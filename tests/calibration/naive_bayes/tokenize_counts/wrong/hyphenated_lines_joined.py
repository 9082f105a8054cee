"""joins what a hyphen divides at the end of a line

Breaks: tabs and line breaks
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    out = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        words = re.split("[^a-z]+", doc.lower().replace("-\n", ""))
        for j, word in enumerate(vocab):
            out[i, j] = words.count(word)
    return out
