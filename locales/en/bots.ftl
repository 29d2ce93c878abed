# What computer players say: hints at the table.

hint-heading = What a strong player thinks of it:
hint-line = { $chance }% to win · { $reason }
hint-forced = There is nothing to choose here: { $action } is the only possibility.
hint-unsampled = ruled out at first glance · { $reason }

reason-nothing = little changes

## The analysis of a finished game

# $luck, $play and $others are percentages with their sign: +21
analysis-won = { $player } won: luck { $luck }%, play { $play }%, mistakes of the others { $others }%.
analysis-shared = { $winners } players share the victory.
analysis-ended = The players ended this game early, so nobody won it.
analysis-kept-from = about { $points } fewer for { $player }
