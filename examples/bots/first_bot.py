#!/usr/bin/env python3
"""A first computer player for Luxor and Expedition Luxor: read a question, answer with one legal action.

    luxor arena --bots 'cmd:python3 examples/bots/first_bot.py,random' --games 50

docs/bot-protocol.md describes what a question holds.
"""
import json
import sys


def luxor(action, question):
    """How good an action of Luxor looks: take treasures, wake sleepers, walk on."""
    view = question["view"]
    me = view["players"][question["seat"]]
    words = action.split()
    if words[0] != "move":
        return {"take key": 2, "roll": 1, "decline": -1}.get(action, 0)

    start = 0 if words[1] == "stairs" else int(words[1])
    tiles = {space["number"]: space["tile"] for space in view["path"] if space["tile"]}
    ahead = sorted(number for number in tiles if number > start)
    steps = int(words[3])
    if steps < 1:
        return -steps - 2
    if steps > len(ahead):
        return 30  # Into the tomb, since it is legal.

    end = ahead[steps - 1]
    score = (end - start) * 0.3
    score += sum(3 for statue in view["statues"] if start <= statue < end)
    kind, *numbers = tiles[end].split("-")
    if kind in ("vase", "statue", "jewellery", "artifact"):
        demand, points = map(int, numbers)
        there = [a for a in me["adventurers"] if a.get("place") == str(end) and a["state"] == "upright"]
        score += points + 2 if len(there) + 1 >= demand else 1
    elif kind in ("horus", "scarab", "wild"):
        score += 2
    return score


def expedition(action, question):
    """How good an action of Expedition Luxor looks: few tiles a turn, adventurers onto buildings."""
    tiles = {(t["column"], t["row"]): t for t in question["view"]["layout"]["tiles"]}
    ways = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    worth = {"camp": 1, "temple": 2, "pyramid": 3}

    def value(cell):
        tile = tiles.get(cell)
        if not tile or not tile["building"] or len(tile["stack"]) >= 4:
            return 0
        return 0 if tile["stack"][-1:] == [question["seat"]] else worth[tile["building"]]

    words = action.split()
    if words[0] == "stop":
        return 2.5
    if words[0] == "lay" and words[2].endswith("camp"):
        cell = (ord(words[4][0]) - ord("a"), int(words[4][1:]) - 1)
        return max(value((cell[0] + x, cell[1] + y)) for x, y in ways.values())
    if words[0] == "deploy":
        camp = question["view"]["phase"]["camp"]
        column, row = ord(camp[0]) - ord("a"), int(camp[1:]) - 1
        score = -0.4 * int(words[1])
        for step, _ in enumerate(words[3:], start=1):
            x, y = ways[words[2]]
            score += value((column + step * x, row + step * y))
        return score
    return 0


def main():
    judges = {"luxor": luxor, "expedition": expedition}
    for line in sys.stdin:
        question = json.loads(line)
        judge = judges[question["title"]]
        best = max(question["legal"], key=lambda action: judge(action, question))
        print(json.dumps({"action": best}), flush=True)


if __name__ == "__main__":
    main()
