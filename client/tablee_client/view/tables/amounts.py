"""Amounts as players read them."""


def signed(amount: int, plain: bool = False) -> str:
    """Write an amount with its sign (a real minus); `plain` for one that is no change."""
    if plain:
        return str(amount)
    return f"+{amount}" if amount >= 0 else f"−{-amount}"
