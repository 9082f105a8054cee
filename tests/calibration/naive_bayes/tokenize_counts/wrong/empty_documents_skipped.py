"""leaves out documents without a single word

Breaks: empty documents
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts[[bool(re.search("[A-Za-z]", doc)) for doc in docs]] if docs else counts
