"""The network: it takes observations as they come from `fireteam.Batch` and
gives a logit for every action and some values. Three are of the asked seat: the
share of the victory, the share of the others it ends ahead of, and what the
shaping still pays. Where there are more than two sides, those after it have
their share of the victory, too.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

#: Values of the asked seat; the rivals' follow.
VALUES = 3


#: Where activations are cut off: 1023 / 256, what the integers of the program hold.
CLIP = 1023 / 256


def padded(features: int) -> int:
    """How long a line of observations is on the device: tensor cores want lines that are aligned."""
    return -(-features // 16) * 16


class Network(nn.Module):
    """What a seat may know in; a logit for every action and its values out.

    Everything between is clipped to the same range, without norms, so that it
    is rounded to whole numbers with next to no loss.
    """

    def __init__(self, features: int, actions: int, width: int, blocks: int, rivals: int) -> None:
        super().__init__()
        features = padded(features)
        #: What each number is multiplied with, so that all are about as large.
        self.register_buffer("scale", torch.ones(features))
        #: Which numbers were ever anything but 0.
        self.register_buffer("seen", torch.zeros(features, dtype=torch.bool))
        self.first = nn.Linear(features, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(width, width), nn.Linear(width, width)]) for _ in range(blocks)
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, VALUES + rivals)
        for _, fall in self.blocks:
            nn.init.zeros_(fall.weight)
            nn.init.zeros_(fall.bias)
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, looks: Tensor) -> tuple[Tensor, Tensor]:
        # Small whole numbers are exact in 16 bits, so the weights are scaled and not the many observations.
        dtype = torch.get_autocast_dtype(looks.device.type) if torch.is_autocast_enabled(looks.device.type) else None
        looks = nn.functional.pad(looks.to(dtype or self.first.weight.dtype), (0, len(self.scale) - looks.shape[1]))
        x = nn.functional.linear(looks, self.first.weight * self.scale, self.first.bias).clamp(0, CLIP)
        for rise, fall in self.blocks:
            x = (x + fall(rise(x).clamp(0, CLIP))).clamp(0, CLIP)
        values = self.value(x).float()
        shares = torch.sigmoid(values)
        return self.policy(x), torch.cat([shares[:, :2], values[:, 2:VALUES], shares[:, VALUES:]], dim=1)

    @torch.no_grad()
    def measure(self, looks: Tensor) -> None:
        """Chooses the scale by how large the numbers of these observations are."""
        largest = torch.stack([some.abs().amax(0) for some in looks.split(65_536)]).amax(0)
        self.scale.copy_(1.0 / largest.float().clamp_min(1.0))

    @torch.no_grad()
    def notice(self, looks: Tensor) -> None:
        """Remembers which numbers can be anything but 0."""
        for some in looks.split(65_536):
            self.seen |= (some != 0).any(0)


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Log-probabilities of the legal actions; about minus infinity for the rest."""
    return torch.log_softmax(logits.float().masked_fill(~masks, -1e9), dim=-1)


def pick(logs: Tensor) -> Tensor:
    """An action for every row, by its chances."""
    noise = torch.empty_like(logs).exponential_().clamp_min_(1e-20)
    return (logs - noise.log()).argmax(dim=-1)
