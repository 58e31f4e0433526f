"""The file of src/model/network/weights.ts: written, and read again to go on from."""

import numpy as np
import torch

from layers import DETAILS, DISTANCES, HEADING, HEADINGS, KNOWN, LABELS, PARTS, SHAPE, SHAPES, SHARED, WIDTH, WORD


def save(path, vocabulary, networks):
    with path.open("wb") as file:
        file.write(np.concatenate([[len(vocabulary)], vocabulary]).astype("<u4").tobytes())
        for network in networks:
            write(file, network)


def write(file, network):
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


def read(path):
    """The vocabulary, and the weights of each network as layers.py names them."""
    data = path.read_bytes()
    at = 0

    def numbers(kind, count):
        nonlocal at
        values = np.frombuffer(data, kind, count, at).copy()
        at += values.nbytes
        return values

    def vector(columns):
        return torch.from_numpy(numbers("<f4", columns))

    def matrix(rows, columns):
        scale = vector(rows)
        steps = numbers(np.int8, rows * columns).reshape(rows, columns).astype(np.float32)
        return torch.from_numpy(steps) * scale[:, None]

    vocabulary = numbers("<u4", int(numbers("<u4", 1)[0]))
    networks = []
    while at < len(data):
        weights = {}

        def linear(name, rows, columns):
            weights[f"{name}.weight"] = matrix(rows, columns)
            weights[f"{name}.bias"] = vector(rows)

        def even(name):
            weights[f"{name}.weight"] = vector(WIDTH)
            weights[f"{name}.bias"] = vector(WIDTH)

        tables = {"word": (len(vocabulary) + 1, WORD), "part": (PARTS, WORD), "shape": (SHAPES, SHAPE), "heads": (HEADINGS, HEADING)}
        for name, (rows, columns) in tables.items():
            weights[f"{name}.weight"] = matrix(rows, columns)
        linear("enter", WIDTH, WORD * 2 + SHAPE + HEADING * 2 + KNOWN)
        for layer in range(len(DISTANCES)):
            even(f"layers.{layer}.even")
            look = matrix(WIDTH, 3 * WIDTH).reshape(WIDTH, 3, WIDTH)
            weights[f"layers.{layer}.look.weight"] = look.permute(0, 2, 1).contiguous()
            weights[f"layers.{layer}.look.bias"] = vector(WIDTH)
            linear(f"layers.{layer}.join", WIDTH, WIDTH)
        linear("tell", SHARED, WIDTH)
        linear("hear", WIDTH, SHARED)
        even("even")
        weights["labels.weight"], weights["details.weight"] = matrix(LABELS + DETAILS, WIDTH).split((LABELS, DETAILS))
        weights["labels.bias"], weights["details.bias"] = vector(LABELS + DETAILS).split((LABELS, DETAILS))
        networks.append(weights)
    return vocabulary, networks
