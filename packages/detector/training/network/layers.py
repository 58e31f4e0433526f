"""The layers of a network: those of src/model/network/network.ts, with the same sizes."""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH, WORD, SHAPE, HEADING, SHARED = 96, 64, 16, 24, 64
PARTS, SHAPES, HEADINGS, KNOWN, LISTED = 1 << 15, 272, 1 << 12, 38, 26
LABELS, DETAILS = 7, 16
DISTANCES, ASKED_AFTER = (1, 2, 4, 8, 1, 2, 4), 4


class Layer(nn.Module):
    def __init__(self, distance):
        super().__init__()
        self.even = nn.LayerNorm(WIDTH)
        self.look = nn.Conv1d(WIDTH, WIDTH, 3, padding=distance, dilation=distance)
        self.join = nn.Linear(WIDTH, WIDTH)
        self.drop = nn.Dropout(0.15)

    def forward(self, x, mask):
        y = (self.even(x) * mask).transpose(1, 2)
        return x + self.drop(self.join(F.relu(self.look(y).transpose(1, 2))))


class Network(nn.Module):
    def __init__(self, words):
        """`words`: rows of the table of words, the first of which stands for all that it does not know."""
        super().__init__()
        self.word = nn.Embedding(words, WORD)
        self.part = nn.Embedding(PARTS, WORD)
        self.shape = nn.Embedding(SHAPES, SHAPE)
        self.heads = nn.Embedding(HEADINGS, HEADING)
        for table, spread in ((self.word, 0.1), (self.part, 0.1), (self.shape, 0.3), (self.heads, 0.1)):
            nn.init.normal_(table.weight, 0, spread)
        self.enter = nn.Linear(WORD * 2 + SHAPE + HEADING * 2 + KNOWN, WIDTH)
        self.layers = nn.ModuleList([Layer(distance) for distance in DISTANCES])
        self.tell = nn.Linear(WIDTH, SHARED)
        self.hear = nn.Linear(SHARED, WIDTH)
        self.even = nn.LayerNorm(WIDTH)
        self.labels = nn.Linear(WIDTH, LABELS)
        self.details = nn.Linear(WIDTH, DETAILS)
        self.drop = nn.Dropout(0.25)

    def shared(self, x, batch):
        """The greatest of what all mentions of a word tell; nothing for what is no word."""
        told = F.relu(self.tell(x)).reshape(-1, SHARED)
        group = batch["same"].reshape(-1)
        most = torch.zeros(batch["words"] + 1, SHARED)
        most = most.scatter_reduce(0, group.unsqueeze(1).expand(-1, SHARED), told, "amax")
        most = torch.cat([torch.zeros(1, SHARED), most[1:]])
        return self.hear(most[group]).reshape(x.shape)

    def forward(self, batch):
        x = torch.cat(
            [
                self.word(batch["word"]),
                self.part(batch["parts"]).mean(2) * 2,
                self.shape(batch["shape"]),
                self.heads(batch["heads"]).flatten(2),
                batch["known"],
            ],
            2,
        )
        x = self.drop(F.relu(self.enter(x)))
        mask = batch["mask"].unsqueeze(2)
        for layer in self.layers[:ASKED_AFTER]:
            x = layer(x, mask)
        x = x + self.shared(x, batch)
        for layer in self.layers[ASKED_AFTER:]:
            x = layer(x, mask)
        x = self.drop(self.even(x))
        return self.labels(x), self.details(x)
