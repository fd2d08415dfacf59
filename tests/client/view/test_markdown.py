"""The little Markdown of the rules pages."""

from tablee_client.view.markdown import Block, blocks, plain_text


def test_titles_paragraphs_and_items_are_told_apart() -> None:
    page = (
        "# Nain Jaune\n\nA game\nfor three.\n\n## Goal\n- Win **tokens**\n  and cards\n1. First\n"
    )
    assert list(blocks(page)) == [
        Block("title", ("Nain Jaune",)),
        Block("paragraph", ("A game for three.",)),
        Block("heading", ("Goal",)),
        Block("item", ("Win tokens and cards",), "•"),
        Block("item", ("First",), "1."),
    ]


def test_titles_and_items_may_have_a_sign() -> None:
    page = "# [!] Wrong\n- [x] Right\n  indeed\n- [?] Open\n"
    assert list(blocks(page)) == [
        Block("title", ("Wrong",), sign="bad"),
        Block("item", ("Right indeed",), "•", sign="good"),
        Block("item", ("Open",), "•", sign="open"),
    ]


def test_a_table_is_rows_with_a_strong_first_one() -> None:
    page = "| Box | Stake |\n|---|---|\n| 10 | 1 |\n| J | 2 |\n\nText"
    assert list(blocks(page)) == [
        Block("row", ("Box", "Stake"), strong=True),
        Block("row", ("10", "1")),
        Block("row", ("J", "2")),
        Block("paragraph", ("Text",)),
    ]


def test_marks_and_links_leave_their_text() -> None:
    assert plain_text("**a** *b* `c` [d](e) 2 * 3") == "a b c d 2 * 3"
