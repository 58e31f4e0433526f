"""What examples.ts wrote, as documents, and batches of them."""

import numpy as np
import torch

from layers import DETAILS, KNOWN, LABELS, LISTED

# Copies about other people: one is learnt from in each pass.
RENAMED = 4
# A word that was met less often than this is unknown, as it will be to whoever meets another.
FEWEST = 2
NOBODY, ANY = LABELS, LABELS + 1


def load(folder, name):
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


def written(folder):
    """The written documents, copies of them about other people, and everything else that is learnt from."""
    rest = [one for name in ("court", "court-capitals", "tweets", "made") for one in load(folder, name)]
    return load(folder, "own"), [load(folder, f"renamed-{copy}") for copy in range(RENAMED)], rest


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


def batch_of(documents, forget=None):
    """Documents beside each other. `forget`, a source of chance: words and what lists say of them are left out here and there."""
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
    if forget is not None:
        whole, chance = forget.random((size[0], 1)), forget.random(size)
        forgotten = (whole < 0.15) | ((whole < 0.6) & (chance < 0.25))
        batch["known"][:, :, :LISTED] *= ~forgotten[..., None]
        batch["word"][forget.random(size) < 0.12] = 0
        batch["heads"][forget.random(size) < 0.1] = 0
    return {**{name: torch.from_numpy(value) for name, value in batch.items()}, "words": words}


def batches(documents, tokens, shuffled=None):
    """Of documents that are about equally long, so many tokens a batch; `shuffled`: a source of chance."""
    order = sorted(
        range(len(documents)),
        key=lambda at: len(documents[at]["word"]) + (0 if shuffled is None else shuffled.integers(80)),
    )
    found, now = [], []
    for at in order:
        if now and len(documents[at]["word"]) * (len(now) + 1) > tokens:
            found.append(now)
            now = []
        now.append(at)
    found.append(now)
    if shuffled is not None:
        shuffled.shuffle(found)
    return found
