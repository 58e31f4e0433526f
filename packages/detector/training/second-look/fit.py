"""Grows the trees of the second look from what examples.ts wrote, and writes them.

    python packages/detector/training/second-look/fit.py <file of the examples> <file to write> <folder for the crossed>

Needs lightgbm (MIT) and numpy; a minute. Prints, for each set, how many tokens that are nobody's stand above so many of those
that are part of names: by the first look, and by trees that were grown on the other four fifths of the documents. Those
trees are written to the folder, as second-look.bin with the number of the fifth that they have not seen.
"""

import struct
import sys

import lightgbm
import numpy as np

PARTS = 5
ROUNDS = 500
SHARES = (0.97, 0.98, 0.985, 0.99, 0.995)
# Where the first look stands in a row: src/model/second-look/facts.ts.
ODDS = 2
GROWTH = {
    "objective": "binary",
    "learning_rate": 0.05,
    "num_leaves": 7,
    "min_data_in_leaf": 40,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5,
    "seed": 1,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 1,
    "verbose": -1,
}

source, target, crossed_folder = sys.argv[1:4]


def grown(facts, names):
    return lightgbm.train(GROWTH, lightgbm.Dataset(facts, names), ROUNDS)


def answer_of(booster, facts):
    return booster.predict(facts, raw_score=True)


def tree_bytes(tree):
    """Questions as they are numbered, answers below nought; the numbers of lightgbm's own dump."""
    questions, answers = {}, {}

    def walk(node):
        if "split_index" not in node:
            index = node.get("leaf_index", 0)
            answers[index] = node["leaf_value"]
            return -1 - index
        assert node["decision_type"] == "<="
        at = node["split_index"]
        questions[at] = None
        yes, no = walk(node["left_child"]), walk(node["right_child"])
        questions[at] = struct.pack("<Hfhh", node["split_feature"], node["threshold"], yes, no)
        return at

    walk(tree["tree_structure"])
    return (
        struct.pack("<H", len(questions))
        + b"".join(questions[at] for at in sorted(questions))
        + struct.pack(f"<{len(answers)}f", *(answers[at] for at in sorted(answers)))
    )


def save(booster, path):
    trees = [tree_bytes(tree) for tree in booster.dump_model()["tree_info"]]
    with open(path, "wb") as file:
        file.write(struct.pack("<HH", booster.num_feature(), len(trees)) + b"".join(trees))


def figures(names, says):
    """For each share of the names, how many others are at least as likely as the last of them."""
    order = np.argsort(-says)
    right = np.cumsum(names[order])
    return [int((1 - names[order])[: np.searchsorted(right, share * names.sum()) + 1].sum()) for share in SHARES]


def main():
    with open(source, "rb") as file:
        columns = struct.unpack("<I", file.read(4))[0]
        rows = np.frombuffer(file.read(), "<f4").reshape(-1, columns)
    facts, names, part, which = rows[:, :-3].copy(), rows[:, -3], rows[:, -2], rows[:, -1]
    crossed = np.zeros(len(rows))
    for left_out in range(PARTS):
        booster = grown(facts[part != left_out], names[part != left_out])
        crossed[part == left_out] = answer_of(booster, facts[part == left_out])
        save(booster, f"{crossed_folder}/second-look.bin.{left_out}")
    for number, name in enumerate(("held-out", "ordinary")):
        own = which == number
        print(name, int(names[own].sum()), "first", figures(names[own], facts[own][:, ODDS]), "second", figures(names[own], crossed[own]))
    save(grown(facts, names), target)


main()
