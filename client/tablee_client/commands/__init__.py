"""The command line: `tablee`, `tablee practice`, `tablee join`."""
