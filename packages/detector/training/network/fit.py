"""Fits the networks to what examples.ts wrote, prints their figures and writes their weights, one after the other.

    python packages/detector/training/network/fit.py <folder of the examples> <file to write>

Needs torch and numpy (CPU); some 23 minutes a network, as many at a time as there are cores.
"""

import sys
from pathlib import Path

import learning
from documents import RENAMED, vocabulary_of, with_rows, written
from figures import report
from layers import Network
from weights import save

EPOCHS = 4
RATE = 2.5e-3
TOKENS_A_STEP = 4096
RISING = 100
SEEDS = (1, 3, 5, 7)


def fit(seed):
    words, own, others, rest = learning.learnt
    passes = [own + others[epoch % RENAMED] + rest for epoch in range(EPOCHS)]
    return learning.learn(Network(words), seed, passes, RATE, TOKENS_A_STEP, RISING)


if __name__ == "__main__":
    folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    own, others, rest = written(folder)
    vocabulary = vocabulary_of(own + rest)
    for documents in (own, *others, rest):
        with_rows(documents, vocabulary)
    words = len(vocabulary) + 1
    fitted = [learning.network_of(words, mean) for mean in learning.at_once(fit, SEEDS, words, own, others, rest)]
    save(target, vocabulary, fitted)
    for name in ("held-out", "ordinary", "court-dev"):
        report(folder, name, fitted, vocabulary)
