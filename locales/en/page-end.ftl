# The end of a game: what is told while the tomb chamber is sealed and the points are counted.

end-title = The end
end-enters = The last one enters
end-enters-text = { $name } stands in the tomb chamber.
end-enters-takes = { $name } takes the sarcophagus worth { $value }.
end-round = The last round is over
end-round-text = Two adventurers are in the tomb chamber, and everyone has finished the round.
end-stones = The stones begin to move
end-stones-text = { $count ->
        [one] One adventurer is in the tomb chamber.
       *[other] { $count } adventurers are in the tomb chamber.
    }
end-stuck-text = For a whole round nobody could move.
end-sealed = The tomb chamber is sealed
end-sealed-text = Nothing moves any more. Now the points are counted.
end-land = All tiles have been laid
end-land-text = The land is complete. Now the points are counted.
end-why-lead = Most of the lead over { $name } comes from: { $category } (+{ $points }).
end-why-shared = Nobody is ahead: they share the victory.
end-tie-luxor = Level on points: { $names }. The more valuable sarcophagus decides.
end-tie-expedition = Level on points: { $names }. More adventurers left in the supply decide.
end-skip = Skip
end-once-more = Watch again
end-to-result = To the result
end-show = Show the end again
scoring-picture = Share a picture
scoring-picture-failed = The picture could not be drawn.
