# What “tablee doctor” says.

doctor-looking = Looking around for some seconds…
doctor-fine = Nothing stands between this machine and the halls found.
doctor-title = What’s wrong?
doctor-again = Look again
doctor-wrong-here = Something is in the way.
doctor-state-wrong = What blocks
doctor-state-note = Good to know
doctor-state-fine = All right
doctor-wrong = Something is in the way: each line with an x says what to do.

doctor-program = Tablée { $software }, protocol { $protocol }, Python { $python }, { $system }.
doctor-no-interface = The address given to --interface can’t be used: give one of this machine. The system’s message: “{ $reason }”
doctor-no-network = This machine is on no local network: plug in the cable or join the Wi-Fi. Practice works all the same.
doctor-addresses = This machine’s addresses: { $addresses }.
doctor-left-out = Nobody is looked for on { $interfaces }, which lead to no players.
doctor-multicast = Multicast works: { $others ->
    [one] another machine was heard.
   *[other] { $others } other machines were heard.
}
doctor-multicast-alone = Multicast leaves this machine, but nobody answered. That is usual on a small network; where halls are missing, the Wi-Fi may keep its guests apart.
doctor-multicast-deaf = This machine doesn’t even hear its own multicast: allow UDP port 5353 (mDNS) in its firewall, for private networks.
doctor-nobody = No hall was found, though it was looked for in every way. Open one, or ask its host for the address or the link and enter that. On a guest Wi-Fi, machines often can’t see each other: use another network or a cable.
doctor-server = “{ $name }” at { $address } answers in { $ping } ms ({ $software }, protocol { $theirs }).
doctor-server-without-beacon = “{ $name }” at { $address } answers in { $ping } ms, but its zeroconf record isn’t heard: this network filters multicast. It was found all the same.
doctor-server-silent = “{ $name }” is announced at { $address }, but its port doesn’t answer: allow Tablée in the firewall of that machine, or it has just been switched off.
doctor-server-version = “{ $name }” at { $address } speaks protocol { $theirs }, this program { $mine }: install the same release on both ({ $software } there).
doctor-port-free = This machine can host on port { $port }.
doctor-port-taken = Port { $port } is in use here: a hall of yours is open already, or choose another by --port.
doctor-port-taken-window = Port { $port } is in use here: a hall of yours may be open there. Another hall, opened from this window, takes a free port by itself.
doctor-port-denied-window = Port { $port } isn’t allowed to your account: ask whoever looks after this machine to allow it, or let another player open the hall.
doctor-port-denied = Port { $port } isn’t allowed here: choose another by --port.
doctor-reached = “{ $name }” at { $address } welcomes you ({ $software }, { $ms } ms in all).
