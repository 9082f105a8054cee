"""does not put the text into lower case first

Breaks: capitals
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
