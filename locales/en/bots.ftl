# What computer players say: hints at the table.

hint-heading = What a strong player thinks of it:
hint-line = { $chance }% to win · { $reason }
hint-forced = There is nothing to choose here: { $action } is the only possibility.
hint-unsampled = ruled out at first glance · { $reason }

reason-nothing = little changes
