# The screens that teach: lessons, and the way through them.

learn-title = Learn
learn-heading = Learn by playing
learn-lead = No reading first. A prepared game shows one thing at a time, and you play it yourself.
learn-next = Next: { $name }
learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
learn-begin = Begin
learn-continue = Continue
learn-stations = { $done } of { $all } stations
learn-side = Side chambers
learn-side-text = a short lesson for each module, whenever you meet it
learn-all-done = You have been everywhere
learn-all-done-text = Every lesson can be played again.
learn-to-game = Play a game
learn-station = { $name }, { $state ->
    [done] done
    [next] next
   *[later] not yet
}

lesson-you = You
lesson-see = You see
lesson-do = You do
lesson-why = Why
lesson-way = Station { $station } of { $stations }, step { $step }
lesson-step = Step { $step } of { $steps }
lesson-know = I know this
lesson-show = Show me
lesson-next = Next
lesson-back = One step back
lesson-later = Good idea, later. First what the lesson asks for.
lesson-done = Done
lesson-sum = Together
lesson-play-on = Play on against { $name }
lesson-leave = Leave the lesson
lesson-leave-text = It continues here the next time.
lesson-stay = Stay
lesson-know-all = You know this already?
lesson-know-all-text = Then play the real game. The lesson waits for you.
