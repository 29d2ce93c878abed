# The page: what stands around every table, and the Luxor table.

page-home = Luxor, start page
page-settings = Settings
page-language = Language
page-day-night = Switch between day and night
page-loading = One moment …
page-try-again = Try again
page-to-start = To the start page
page-lost = There is nothing here
page-failed-no-table = There is no such table
page-failed-offline = The server cannot be reached
page-failed-other = This table cannot be opened
