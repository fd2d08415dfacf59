# What the screens say: titles, buttons, hints. Owned by tablee_client.view.
