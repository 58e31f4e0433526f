"""What networks find in documents that they have not learnt from."""

import numpy as np
import torch
from torch.nn import functional as F

from documents import ANY, batch_of, batches, load, with_rows

TOKENS = 4096


def odds(likely):
    likely = np.clip(likely, 1e-5, 1 - 1e-5)
    return np.log(likely / (1 - likely))


def report(folder, name, networks, vocabulary):
    """Words of names that are found where so many findings are right: by the networks, by the chains, by both."""
    documents = with_rows(load(folder, name), vocabulary)
    likely, gold, chains = [], [], []
    with torch.no_grad():
        for chosen in batches(documents, TOKENS):
            batch = batch_of([documents[at] for at in chosen])
            labels = sum(network(batch)[0] for network in networks) / len(networks)
            person = F.softmax(labels, 2)[..., 1:3].sum(2).numpy()
            for row, at in enumerate(chosen):
                likely.append(person[row, : len(documents[at]["word"])])
                gold.append(documents[at]["label"])
                chains.append(documents[at]["chains"])
    likely, gold, chains = np.concatenate(likely), np.concatenate(gold), np.concatenate(chains)
    judged = gold != ANY
    person = ((gold == 1) | (gold == 2))[judged]
    for who, value in (("networks", odds(likely)), ("chains", odds(chains)), ("both", odds(likely) + odds(chains))):
        order = np.argsort(-value[judged])
        right = np.cumsum(person[order])
        precision, recall = right / np.arange(1, len(order) + 1), right / person.sum()
        at = [recall[np.where(precision >= wanted)[0][-1]] * 100 for wanted in (0.95, 0.9, 0.8)]
        print(f"{name}, {who}: recall at precision 95 / 90 / 80 %: " + " / ".join(f"{value:.1f}" for value in at))
