# The analysis of a finished game, in the page and in the program.

analyse-player = Player
analyse-start = Start
analyse-luck = Luck
analyse-play = Play
analyse-others = Others
analyse-result = Result
analyse-loss = Lost per decision
analyse-decisions = Decisions
analyse-grade-strong = strong
analyse-grade-fine = fine
analyse-grade-unclear = no verdict
analyse-grade-inaccuracy = inaccuracy
analyse-grade-mistake = mistake
analyse-grade-blunder = blunder
analyse-turning-points = Turning points
analyse-no-turning-points = No choice and no chance moved anybody’s chances by 5% or more.
analyse-deal = The deal
analyse-played = played
analyse-better = better
analyse-chance = dice and draws
analyse-hidden = what nobody could know

## The page of an analysis

analysis-title = Analysis
analysis-close = Close the analysis
analysis-pane = What the analysis says
analysis-none = No analysis
analysis-to-table = To the table
analysis-tab-move = This move
analysis-tab-points = Turning points
analysis-tab-luck = Luck and skill
analysis-tab-log = Log
analysis-round = Round { $round }
analysis-end = The end of the game
analysis-line = Time line: the chances to win
analysis-open = not analysed yet
analysis-chances = Chances to win in this position
analysis-chance = chance to win
analysis-best = The best of { $count } choices.
analysis-strong = The best choice, and no other came close to it.
analysis-fine = As good as the best: less than 2% behind it.
analysis-unclear = It seems to have cost { $loss }, but that is less than the error of the estimate. So there is no verdict.
analysis-no-decision = There was nothing to choose here.
analysis-hand = What { $player } held
analysis-why = Why the better choice is better
analysis-try = Try it yourself
analysis-mark-back = Previous mark
analysis-mark-on = Next
analysis-view = Which knowledge counts?
analysis-view-known = What could be known
analysis-view-was = What was
analysis-view-known-about = The chances as far as the player could know them then. Choices are judged by this.
analysis-view-was-about = The chances with everything on the table known, hidden cards and tiles too, but no later draw. Luck is measured by this; no choice is judged by it.
analysis-swings = Changes of 5% or more
analysis-luck-of = luck of { $player }
analysis-decisions = How well everybody decided
analysis-so-far = Luck and skill so far
analysis-luck-about = Luck is what cards, dice and tiles gave or took. Own play is what a player’s choices lost against the best ones. The rest is what the others gave away by their mistakes, or took.
analysis-you = you
analysis-part-luck = luck
analysis-part-play = own play
analysis-part-others = mistakes of others
analysis-start-chance = start
analysis-result-chance = result
analysis-depth = Depth of the analysis: { $depth }.
analysis-deeper = Analyse it { $times } times as deeply
analysis-computing = Your game is being analysed
analysis-computing-deeper = A deeper analysis is being made
analysis-computing-about = You can look around meanwhile: what is found appears at once. It goes on if you leave, and is kept with the game.
analysis-waiting = Other games are analysed first. Yours comes when a place is free.
analysis-begins = It begins now.
analysis-done-of = { $done } of { $total } decisions.
analysis-left = About { $time } left.
analysis-failed = The analysis could not be begun.
analysis-not-offered = This server offers no analysis: its host has switched it off. You can still look at every step of the game.
analysis-picture = Picture
analysis-picture-title = A picture to share
analysis-picture-names = With names
analysis-picture-share = Share
analysis-picture-save = Save
analysis-picture-failed = The picture could not be drawn.
analysis-picture-parts = luck { $luck }, play { $play }
analysis-picture-won = Won with { $total } points
analysis-picture-size = { $players } players, { $count } { $of ->
    [rounds] rounds
   *[turns] turns
}
analysis-my-mistakes = { $count ->
    [0] My mistakes
    [one] My mistake
   *[other] My { $count } mistakes
}
analysis-kept-from-kind = what another player would have got

## Trying a decision, and learning from mistakes

trial-call = What is asked
trial-not-possible = That cannot be chosen here.
trial-found = { $found } of { $all } found, { $helped } with help.
trial-played = played then
trial-chosen = your choice
mistakes-title = Learn from your mistakes
mistakes-short = Mistakes
mistakes-close = Back to the analysis
mistakes-to-analysis = To the analysis
mistakes-to-you = Your page
mistakes-play = Play again
mistakes-whose = Whose mistakes do you want to go through?
mistakes-of = { $player }: { $count ->
    [0] none
    [one] one mistake
   *[other] { $count } mistakes
}
mistakes-none = Nothing to learn here
mistakes-none-about = No decision of { $player } cost 3% or more of the chance to win.
mistakes-none-such = There is no such decision in this game.
mistakes-wait = As soon as it is done, you can go through your mistakes.
mistakes-nth = Mistake { $number } of { $all }
mistakes-ask = What is better?
mistakes-played = { $who ->
    [you] You chose: { $played }. It cost { $loss } of your chance to win.
   *[other] { $player } chose: { $played }. It cost { $loss } of the chance to win.
}
mistakes-choose = The same hand, the same position. Choose as in the game: nothing is drawn or rolled.
mistakes-wrong = Not yet
mistakes-same = { $who ->
    [you] That is what you played. There is something worth { $loss } more.
   *[other] That is what was played. There is something worth { $loss } more.
}
mistakes-behind = That is { $loss } behind the best choice.
mistakes-far-behind = That is far behind the best choice.
mistakes-hint = A hint: the better choice brings { $reason }.
mistakes-hint-first = A hint: the better choice begins with: { $first }.
mistakes-give-hint = Hint
mistakes-again = Try again
mistakes-back = Choose again
mistakes-show = Show it
mistakes-skip = Skip
mistakes-right = Found it
mistakes-unclear = Perhaps as good
mistakes-unclear-about = Whether your choice is behind the best one cannot be told: the difference is less than the error of the estimate.
mistakes-shown = This is better
mistakes-next = Next mistake
mistakes-finish = Finish
mistakes-done = { $found } of { $all } found{ $helped ->
    [0] .
   *[other] , { $helped } with help.
}
mistakes-share-reason = In { $count } of { $all } the better choice was about the same thing: { $reason }.
mistakes-share-phase = { $count } of { $all } were made { $phase ->
    [early] in the first third of the game.
    [middle] in the middle of the game.
   *[late] in the last third of the game.
}
mistakes-share-nothing = They have nothing in common. The dearest cost { $loss }.
