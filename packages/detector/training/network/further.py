"""Fits networks on to more documents, prints their figures and writes their weights.

    python packages/detector/training/network/further.py <folder of the examples> <file of fit.py> <file to write>

Two passes, in each of which the rate rises and falls, with rows for the words that are new. What is kept of each number lies between the
old weights and the mean of both passes: networks between err less than either. Needs torch and numpy (CPU); some six
minutes a network and pass, as many at a time as there are cores.
"""

import sys
from pathlib import Path

import numpy as np
import torch

import learning
from documents import RENAMED, vocabulary_of, with_rows, written
from figures import report
from weights import read, save

PASSES = 2
RATE = 1e-3
TOKENS_A_STEP = 2048
RISING = 200
# Of the new weights in what is kept.
SHARE = 0.6


def fit(number):
    words, own, others, rest, start = learning.learnt
    weights, sums = start[number], None
    for each in range(PASSES):
        documents = own + others[(number + 2 * each) % RENAMED] + rest
        network = learning.network_of(words, weights).train()
        weights = learning.learn(network, 100 * (each + 1) + number, [documents], RATE, TOKENS_A_STEP, RISING)
        sums = weights if sums is None else {name: sums[name] + value for name, value in weights.items()}
    return {name: (1 - SHARE) * value + SHARE * sums[name] / PASSES for name, value in start[number].items()}


def widened(weights, old, new):
    """Words that were known keep their rows; the others begin as the unknown word does."""
    places = np.searchsorted(old, new).clip(max=len(old) - 1)
    known = old[places] == new
    rows = weights["word.weight"][0].repeat(len(new) + 1, 1)
    rows[1:][torch.from_numpy(known)] = weights["word.weight"][torch.from_numpy(places[known] + 1)]
    return {**weights, "word.weight": rows}


if __name__ == "__main__":
    folder, source, target = (Path(one) for one in sys.argv[1:4])
    own, others, rest = written(folder)
    old, networks = read(source)
    vocabulary = np.union1d(old, vocabulary_of(own + rest)).astype(np.uint32)
    for documents in (own, *others, rest):
        with_rows(documents, vocabulary)
    words = len(vocabulary) + 1
    start = [widened(weights, old, vocabulary) for weights in networks]
    kept = learning.at_once(fit, range(len(start)), words, own, others, rest, start)
    fitted = [learning.network_of(words, weights) for weights in kept]
    save(target, vocabulary, fitted)
    for name in ("held-out", "ordinary", "court-dev"):
        report(folder, name, fitted, vocabulary)
