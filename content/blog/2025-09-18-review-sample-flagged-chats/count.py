piles = {"flagged": (100, 30, 18), "other": (1900, 30, 3)}  # chats, reviewed, bad


def wilson(bad, read, z=1.96):
    share, scale = bad / read, 1 + z**2 / read
    center = (share + z**2 / (2 * read)) / scale
    root = (share * (1 - share) / read + z**2 / (4 * read**2)) ** 0.5
    return center - z * root / scale, center + z * root / scale


total = sum(chats for chats, _, _ in piles.values())
rate = down = up = 0
for chats, read, bad in piles.values():
    weight, share = chats / total, bad / read
    low, high = wilson(bad, read)
    rate += weight * share
    down += (weight * (share - low)) ** 2
    up += (weight * (high - share)) ** 2
print(f"{rate:.1%}, {rate - down**0.5:.1%} to {rate + up**0.5:.1%}")
