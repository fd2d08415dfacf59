# What doesn’t check about a match’s chance (tablee_client.core.deals.DOUBTS).
doubt-commitment-changed = This deal does not check: the server exchanged its promise.
doubt-not-counted = Your own chance has no part in this deal: it came too late, or was left out.
doubt-entropy-changed = This deal does not check: the players’ chance was changed afterwards.
doubt-bad-proof = This deal does not check: a card’s proof is wrong.
doubt-root-changed = This deal does not check: a shuffled deck was exchanged.
doubt-unproven = This deal does not check: a card came without its proof.
doubt-other-piece = This deal does not check: another card was proven than the one shown.
doubt-commitment-broken = This deal does not check: the server’s secret isn’t the one it promised.
