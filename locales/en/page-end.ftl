# The end of a game: what is told while the points are counted.

end-title = The end
end-why-lead = Most of the lead over { $name } comes from: { $category } (+{ $points }).
end-why-shared = Nobody is ahead: they share the victory.
end-skip = Skip
end-once-more = Watch again
end-to-result = To the result
end-show = Show the end again
scoring-picture = Share a picture
scoring-picture-failed = The picture could not be drawn.
