"""How a network learns from documents."""

import math
import os
import time
from multiprocessing import get_context

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from documents import ANY, batch_of, batches
from layers import DETAILS, LABELS, Network

# One thread: two of one process get in each other's way, and a process that has used two can't be forked.
torch.set_num_threads(1)

# Steps between two looks at the weights, of which the mean is taken.
MEAN_EVERY = 5


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


def learn(network, seed, passes, rate, tokens, rising):
    """Passes over lists of documents, so many tokens a step, at a rate that rises over so many steps and falls to nothing. Answers the mean weights."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01, fused=True)
    mean = {name: value.clone() for name, value in network.state_dict().items()}
    steps = sum(len(batches(documents, tokens)) for documents in passes)
    step, started = 0, time.time()
    for number, documents in enumerate(passes):
        total, count = 0.0, 0
        for chosen in batches(documents, tokens, chance):
            now = rate * min(1, step / rising) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps))) + 1e-5
            for group in optimiser.param_groups:
                group["lr"] = now
            batch = batch_of([documents[at] for at in chosen], chance)
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
        print(f"network {seed}, pass {number + 1}: loss {total / count:.4f}, {time.time() - started:.0f} s", flush=True)
    return mean


def remember(*given):
    global learnt
    learnt = given


def at_once(fit, numbers, *given):
    """What `fit` answers for each number, a process each, one a core; `given` is what it finds in `learning.learnt`."""
    with get_context("fork").Pool(min(len(numbers), os.cpu_count() or 1), remember, given) as pool:
        return pool.map(fit, numbers, chunksize=1)


def network_of(words, weights):
    network = Network(words)
    network.load_state_dict(weights)
    return network.eval()
