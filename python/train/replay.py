"""Work that is recorded once on a GPU and then replayed."""

from __future__ import annotations

from typing import Callable

import torch

#: Times that work is done as usual before it is recorded: libraries choose their kernels then.
WARM = 3


class Replay:
    """Work without arguments that is the same every time, on tensors that stay where they are.

    On a GPU it is recorded as a graph: to start hundreds of small kernels one by one takes longer than they do.
    """

    def __init__(self, work: Callable[[], None], device: torch.device) -> None:
        self.work = work
        self.recorded = device.type == "cuda"
        self.graph: torch.cuda.CUDAGraph | None = None
        self.warm = 0

    def __call__(self) -> None:
        if self.graph:
            self.graph.replay()
        elif not self.recorded:
            self.work()
        elif self.warm < WARM:
            self.warm += 1
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                self.work()
            torch.cuda.current_stream().wait_stream(side)
        else:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.work()
            self.graph.replay()
