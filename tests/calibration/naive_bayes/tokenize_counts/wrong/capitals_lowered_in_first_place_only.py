"""puts only the first letter of each document into lower case

Breaks: capitals
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc[:1].lower() + doc[1:]):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
