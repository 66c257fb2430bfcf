"""Networks taught by self-play: needs torch and numpy, and the package `fireteam`.

    python -m train.ppo adrenaline --minutes 10 --total 20 --out runs/adrenaline
    python -m train.export runs/adrenaline --out crates/bots/weights/adrenaline.net
    python -m train.gauge runs/adrenaline --bots greedy
"""
