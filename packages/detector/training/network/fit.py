"""Fits the networks to what examples.ts wrote, prints their figures and writes their weights, one after the other.

    python packages/detector/training/network/fit.py <folder of the examples> <file to write>

Needs torch and numpy (CPU); some 23 minutes a network, as many at a time as there are cores. The file is that of src/model/network/weights.ts.
"""

import math
import os
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from layers import DETAILS, KNOWN, LABELS, LISTED, WIDTH, Network

EPOCHS = 4
RATE = 2.5e-3
TOKENS_A_STEP = 4096
# Steps between two looks at the weights, of which the mean is taken.
MEAN_EVERY = 5
RENAMED = 4
# A word that was met less often than this is unknown, as it will be to whoever meets another.
FEWEST = 2
NOBODY, ANY = LABELS, LABELS + 1
SEEDS = (1, 3, 5, 7)

folder, target = Path(sys.argv[1]), Path(sys.argv[2])
rng = np.random.default_rng()


def load(name):
    rows = np.fromfile(folder / f"{name}.tokens", dtype=np.uint32).reshape(-1, 14 + KNOWN)
    starts = np.fromfile(folder / f"{name}.starts", dtype=np.uint32)
    return [
        {
            "word": part[:, 0].astype(np.int64),
            "parts": part[:, 1:7].astype(np.int64),
            "shape": part[:, 7].astype(np.int64),
            "heads": part[:, 8:10].astype(np.int64),
            "same": part[:, 10].astype(np.int64),
            "label": part[:, 11].astype(np.int64),
            "detail": part[:, 12].astype(np.int64),
            "chains": part[:, 13] / 1e6,
            "known": part[:, 14:].astype(np.uint16),
        }
        for part in (rows[a:b] for a, b in zip(starts[:-1], starts[1:]))
        if len(part) > 0
    ]


def vocabulary_of(documents):
    """The hashes of the words that are met often enough, sorted."""
    words, counts = np.unique(np.concatenate([one["word"] for one in documents]), return_counts=True)
    return words[counts >= FEWEST]


def with_rows(documents, vocabulary):
    """Each word as its row in the table of words."""
    for one in documents:
        places = np.searchsorted(vocabulary, one["word"]).clip(max=len(vocabulary) - 1)
        one["word"] = np.where(vocabulary[places] == one["word"], places + 1, 0)
    return documents


def batch_of(documents, forget):
    """Documents beside each other. `forget`: words and what lists say of them are left out here and there."""
    size = (len(documents), max(len(one["word"]) for one in documents))
    batch = {
        "word": np.zeros(size, np.int64),
        "parts": np.zeros((*size, 6), np.int64),
        "shape": np.zeros(size, np.int64),
        "heads": np.zeros((*size, 2), np.int64),
        "known": np.zeros((*size, KNOWN), np.float32),
        "label": np.full(size, ANY),
        "detail": np.full(size, DETAILS),
        "same": np.zeros(size, np.int64),
        "mask": np.zeros(size, np.float32),
    }
    words = 0
    for row, one in enumerate(documents):
        length = len(one["word"])
        for name in ("word", "parts", "shape", "heads", "label", "detail"):
            batch[name][row, :length] = one[name]
        batch["known"][row, :length] = one["known"] / np.float32(1000)
        batch["same"][row, :length] = np.where(one["same"] > 0, one["same"] + words, 0)
        batch["mask"][row, :length] = 1
        words += int(one["same"].max())
    if forget:
        whole, chance = rng.random((size[0], 1)), rng.random(size)
        forgotten = (whole < 0.15) | ((whole < 0.6) & (chance < 0.25))
        batch["known"][:, :, :LISTED] *= ~forgotten[..., None]
        batch["word"][rng.random(size) < 0.12] = 0
        batch["heads"][rng.random(size) < 0.1] = 0
    return {**{name: torch.from_numpy(value) for name, value in batch.items()}, "words": words}


def batches(documents, shuffled):
    """Of documents that are about equally long."""
    order = sorted(range(len(documents)), key=lambda at: len(documents[at]["word"]) + (rng.integers(80) if shuffled else 0))
    found, now = [], []
    for at in order:
        if now and len(documents[at]["word"]) * (len(now) + 1) > TOKENS_A_STEP:
            found.append(now)
            now = []
        now.append(at)
    found.append(now)
    if shuffled:
        rng.shuffle(found)
    return found


def loss_of(labels, details, batch):
    likely = F.log_softmax(labels, 2)
    person = torch.logsumexp(likely[..., 1:3], 2)
    nobody = torch.log1p(-torch.exp(person).clamp(max=1 - 1e-6))
    gold = batch["label"]
    right = likely.gather(2, gold.clamp(max=LABELS - 1).unsqueeze(2)).squeeze(2)
    right = torch.where(gold < LABELS, right, nobody)
    judged = (gold < ANY) & (batch["mask"] > 0)
    of_details = F.cross_entropy(
        details.reshape(-1, DETAILS),
        torch.where(batch["detail"] < DETAILS, batch["detail"], -100).reshape(-1),
        ignore_index=-100,
        reduction="sum",
    )
    judged_details = (batch["detail"] < DETAILS).sum().clamp(min=1)
    return -(right * judged).sum() / judged.sum().clamp(min=1) + 0.5 * of_details / judged_details


def remember(*given):
    global learnt
    learnt = given


def fit(seed):
    words, own, others, rest = learnt
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    rng.bit_generator.state = np.random.default_rng(seed).bit_generator.state
    network = Network(words)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.01, fused=True)
    mean = {name: value.clone() for name, value in network.state_dict().items()}
    steps = EPOCHS * len(batches(own + others[0] + rest, True))
    step, started = 0, time.time()
    for epoch in range(EPOCHS):
        documents = own + others[epoch % RENAMED] + rest
        total, count = 0.0, 0
        for chosen in batches(documents, True):
            rate = RATE * min(1, step / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps))) + 1e-5
            for group in optimiser.param_groups:
                group["lr"] = rate
            batch = batch_of([documents[at] for at in chosen], True)
            loss = loss_of(*network(batch), batch)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            if step % MEAN_EVERY == 0:
                with torch.no_grad():
                    for name, value in network.state_dict().items():
                        mean[name].lerp_(value, 1 - 0.99**MEAN_EVERY)
            total, count, step = total + loss.item(), count + 1, step + 1
        print(f"network {seed}, epoch {epoch + 1}: loss {total / count:.4f}, {time.time() - started:.0f} s", flush=True)
    return mean


def fitted_to(words, *documents):
    """A process for each network, one a core: two threads of one get in each other's way."""
    with get_context("fork").Pool(min(len(SEEDS), os.cpu_count() or 1), remember, (words, *documents)) as pool:
        means = pool.map(fit, SEEDS, chunksize=1)
    for mean in means:
        network = Network(words)
        network.load_state_dict(mean)
        yield network.eval()


def odds(likely):
    likely = np.clip(likely, 1e-5, 1 - 1e-5)
    return np.log(likely / (1 - likely))


def report(name, networks, vocabulary):
    """Words of names that are found where so many findings are right: by the networks, by the chains, by both."""
    documents = with_rows(load(name), vocabulary)
    likely, gold, chains = [], [], []
    with torch.no_grad():
        for chosen in batches(documents, False):
            batch = batch_of([documents[at] for at in chosen], False)
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


def save(network):
    with target.open("ab") as file:

        def vector(values):
            file.write(values.detach().numpy().astype("<f4").tobytes())

        def matrix(values):
            values = values.detach().numpy().astype(np.float64)
            scale = np.maximum(np.abs(values).max(1) / 127, 1e-8)
            file.write(scale.astype("<f4").tobytes())
            file.write(np.rint(values / scale[:, None]).clip(-127, 127).astype(np.int8).tobytes())

        def linear(layer):
            matrix(layer.weight)
            vector(layer.bias)

        def even(layer):
            vector(layer.weight)
            vector(layer.bias)

        for table in (network.word, network.part, network.shape, network.heads):
            matrix(table.weight)
        linear(network.enter)
        for layer in network.layers:
            even(layer.even)
            matrix(layer.look.weight.permute(0, 2, 1).reshape(WIDTH, -1))
            vector(layer.look.bias)
            linear(layer.join)
        linear(network.tell)
        linear(network.hear)
        even(network.even)
        matrix(torch.cat([network.labels.weight, network.details.weight]))
        vector(torch.cat([network.labels.bias, network.details.bias]))


if __name__ == "__main__":
    written = load("own")
    renamed = [load(f"renamed-{copy}") for copy in range(RENAMED)]
    rest = [one for name in ("court", "court-capitals", "tweets", "made") for one in load(name)]
    vocabulary = vocabulary_of(written + rest)
    for documents in (written, *renamed, rest):
        with_rows(documents, vocabulary)
    fitted = list(fitted_to(len(vocabulary) + 1, written, renamed, rest))
    target.write_bytes(np.concatenate([[len(vocabulary)], vocabulary]).astype("<u4").tobytes())
    for network in fitted:
        save(network)
    for name in ("held-out", "ordinary", "court-dev"):
        report(name, fitted, vocabulary)
