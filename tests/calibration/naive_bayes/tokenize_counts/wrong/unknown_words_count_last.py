"""counts unknown words as the last one of the vocabulary

Breaks: unknown words
Slips: 1, most documents hold other words
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if True:
                counts[i, vocab.index(word) if word in vocab else -1] += 1
    return counts
