"""The client's half of showing a PIN: SPAKE2, and the proofs that go with it."""

import hmac

from spake2 import SPAKE2_A, SPAKEError

from tablee.protocol.pairing import NO_TLS, Pair, PairAnswer, Paired, PairProof, identities, proofs
from tablee_client.core.failure import ConnectError


class Half:
    """One try, to be used once, in this order: `pair`, `prove`, `is_proven_by`."""

    def __init__(self, pin: str, fingerprint: bytes | None) -> None:
        """Begin, towards a server that was met with this key."""
        client, server = identities(fingerprint or NO_TLS)
        self._half = SPAKE2_A(pin.encode("ascii"), idA=client, idB=server)
        self.pair = Pair(self._half.start())
        self._expected = b""

    def prove(self, answer: PairAnswer) -> PairProof:
        """Give the proof that this end knows the PIN; ConnectError if the answer is none."""
        try:
            key = self._half.finish(answer.element)
        except (SPAKEError, ValueError, AssertionError) as error:
            raise ConnectError("bad-server") from error
        mine, self._expected = proofs(key, self.pair.element, answer.element)
        return PairProof(mine)

    def is_proven_by(self, paired: Paired) -> bool:
        """Tell whether the server has proven that it knows the PIN."""
        return hmac.compare_digest(self._expected, paired.proof)
