"""What PROTOCOL.md says of checkable deals is what the code does, and enough to check it with."""

from tablee.engine import Chance, SeededRng
from tablee.fairness import MatchId, Tree, commitment_of, match_seed
from tests.fairness import independent
from tests.protocol.document import rows

SECRET = bytes(range(32))
WHO = MatchId("a1", 1, 2, "nain-jaune", 3)
ENTROPIES = (bytes([16] * 16), None, bytes([32] * 32))
CHANCE = Chance("deal/1", (3, 1, 4, 1, 5))


def vectors() -> dict[str, str]:
    tree = Tree(SECRET, CHANCE)
    proof = tree.proof(2)
    return {
        "identity": WHO.to_bytes().hex(),
        "commitment": commitment_of(SECRET, WHO).hex(),
        "seed of E": match_seed(SECRET, WHO, ENTROPIES).hex(),
        "seed without any entropy, 3 seats": match_seed(SECRET, WHO, (None,) * 3).hex(),
        "salt of place 2": proof.salt.hex(),
        "path of place 2": " ".join(node.hex() for node in proof.path),
        "root": tree.root().root.hex(),
    }


def test_the_test_vectors_are_right() -> None:
    said = {row[0]: row[1].strip("`") for row in rows("Vectors of checkable deals")}
    assert said == vectors()


def test_an_outsider_finds_the_same() -> None:
    who = independent.identity("a1", 1, 2, "nain-jaune", 3)
    said = vectors()
    assert said["identity"] == who.hex()
    assert said["commitment"] == independent.commitment(SECRET, who).hex()
    assert said["seed of E"] == independent.seed(SECRET, who, ENTROPIES).hex()
    assert said["salt of place 2"] == independent.salt(SECRET, "deal/1", 2).hex()
    assert said["root"] == independent.root(SECRET, "deal/1", CHANCE.outcome).hex()


def test_an_outsider_deals_the_same_cards() -> None:
    seed = independent.seed(SECRET, WHO.to_bytes(), ENTROPIES)
    deck = list(range(52))
    SeededRng(match_seed(SECRET, WHO, ENTROPIES)).derive("deal/1").shuffle(deck)
    assert deck == independent.shuffled(independent.derived(seed, "deal/1"), list(range(52)))
