/** What `tallyho help` says; a topic `help-x` for every command x. */
export const helpTexts = {
  help: `tallyho – tabletop air combat, and the tools behind it

  tallyho serve              put the app on http://localhost:4040
  tallyho scenario PATH…     run scripted games, from files or folders
  tallyho replay FILE        replay a recorded game and check it
  tallyho play               play a random game and print its record
  tallyho fuzz               play random games and check every promise
  tallyho exhaust            play until everything has been used
  tallyho bench              measure the speed, beside random chess
  tallyho ladder             let the bots play each other, and rate them
  tallyho balance            measure what every aircraft is worth
  tallyho puzzles            find and check the puzzles of the day
  tallyho rules ID…          print rules by their numbers
  tallyho content check      check aircraft, cards and content packs
  tallyho help COMMAND       explain a command

  --lang en|fr   the language (otherwise that of the system)
  --version      the version

Exit status: 0 all is well, 1 something was found or failed, 2 the command was not understood.`,

  'help-serve': `tallyho serve [--port N] [--host H]

Puts the app on http://localhost:4040 until it is stopped with Ctrl-C.

  --port N   the port, otherwise that of the variable PORT, otherwise 4040; 0: any free one
  --host H   the address to listen at; 0.0.0.0 lets other machines in the network play too
  --lang en|fr   the language of what is said here

The variable TALLYHO_WEB names another folder with a built page.`,

  'help-scenario': `tallyho scenario PATH… [--json]

Runs scripted games (*.yaml): files, or folders with everything below them. For each that fails it prints the step,
what was expected, what was found, and the choices that were open. How they are written: docs/scenarios.md

  --json   the result for programs
  --lang en|fr   the language

Exit status: 0 all passed, 1 a script failed, 2 a file could not be read.`,

  'help-replay': `tallyho replay FILE [--at N] [--verify] [--json]

Replays a recorded game, checks every hash in it, and prints the position and what happened.

  --at N     the position after N choices, instead of the last
  --verify   checks that the cards of a game that is over were drawn by chance: the seed against the proof of it, and every seal
  --json   the result for programs
  --lang en|fr   the language`,

  'help-play': `tallyho play --system S [--seed K] [--options JSON]

Plays a random game and prints its record, to be looked at with “tallyho replay”.

  --system S       the game, or a module whose default export is a Trial
  --seed K         decides all chance; otherwise a secret of 256 bits, another one each time
  --options JSON   the options of the game, for instance '{"turns":4}'
  --lang en|fr     the language`,

  'help-fuzz': `tallyho fuzz --system S [--games N] [--seed K] [--jobs J] [--every E] [--out DIR] [--json]

Plays random games on all cores and checks in each what every game promises. A failure is made as short as possible and
kept as a scripted game. Game i has the seed K+i, so “--games 1 --seed K+i” plays it again.

  --system S   the game, or a module whose default export is a Trial
  --games N    how many games; otherwise 1000
  --seed K     otherwise 1
  --jobs J     how many at once; otherwise as many as there are cores
  --every E    all checks at one step in E on average; otherwise 16, and 1 means at every step
  --out DIR    where failures are kept; otherwise scenarios/regressions
  --json       the result for programs
  --lang en|fr   the language`,

  'help-exhaust': `tallyho exhaust --system S [--games MAX] [--seed K] [--json]

Plays until every card in each of its ways, every aircraft and every table row has been used, and lists what was not.

  --system S    the game, or a module whose default export is a Trial
  --games MAX   gives up after so many games; otherwise 100000
  --seed K      otherwise 1
  --json        the result for programs
  --lang en|fr  the language`,

  'help-bench': `tallyho bench [--seconds N] [--system S] [--json]

Plays random whole games on one core, with every legal choice listed at every decision, in turn with random chess
(chessops), and says how many decisions and games a second that makes, and how many for each decision of chess.

  --seconds N   how long each plays, most of it to warm up, in processor time; otherwise 2.5 (two minutes in all)
  --system S    only this game, or a module whose default export is a Trial
  --json        the result for programs
  --lang en|fr  the language`,

  'help-ladder': `tallyho ladder --system S [--games N] [--seed K] [--levels A,B…] [--seer] [--aircraft N] [--jobs J] [--json FILE] [--svg FILE]

Lets the levels of the bots play each other on all cores, in mirrored pairs: the same deal, with the seats swapped. Prints
who won how much of the decided games, with 95 % intervals (Wilson), and ratings (Elo by maximum likelihood, the weakest at 0).
Where the two sides are not alike (zero-missions, zero-corsairs, campaigns) a pair is one contest, by the points of both games.

  --system S     the game
  --games N      games of each pairing, an even number; otherwise 100
  --seed K       otherwise 1; the results depend on nothing else
  --levels A,B…  only these of cadet, pilot, veteran, ace
  --veteran-playouts N   --ace-playouts N   how long they think; otherwise what a Veteran of the system has, and 6000 playouts
  --seer         also a bot that sees every card, to show how much is luck
  --aircraft N   so many aircraft (in Zero! Elements) on each side, up to 4; otherwise 1
  --jobs J       how many games at once; otherwise as many as there are cores
  --json FILE    the figures for programs
  --svg FILE     a picture of them
  --lang en|fr   the language`,

  'help-balance': `tallyho balance --system S [--games N] [--seed K] [--level L] [--jobs J] [--json FILE] [--svg FILE]

Flies every fighter against every other in mirrored pairs, fits what each is worth (Bradley and Terry), and says how much of
that the printed points explain, and what moving first is worth. Of campaigns it says how often each side wins.

  --system S    the game
  --games N     games of each two aircraft, an even number, or of each campaign; otherwise 4
  --seed K      otherwise 1; the results depend on nothing else
  --level L     cadet, pilot, veteran or ace; otherwise pilot
  --playouts N  how long a veteran or an ace thinks; otherwise what a Veteran of the system has, or 6000 playouts
  --jobs J      how many games at once; otherwise as many as there are cores
  --json FILE   the figures for programs
  --svg FILE    the matrix of all against all, and strength over points
  --lang en|fr  the language`,

  'help-puzzles': `tallyho puzzles --system S [--count N] [--seed K] [--playouts N] [--json FILE]
tallyho puzzles --check [FILE…] [--count N] [--seed K]

Plays games between Veterans and looks in them for decisions in which one choice is clearly best: games are played on from
every option, to the end, from what the seat can know. Ctrl-C ends it with what has been found. With --check it plays the
puzzles of the page, or those of the files, again, compares their options, and measures them once more. Method: docs/puzzles.md

  --system S    down-in-flames, zero or wings-of-war
  --count N     so many; otherwise 10. With --check: so many of each file are measured, otherwise all
  --seed K      otherwise “puzzle”. With --check: measures with another seed, which must find the same choice best;
                without it the figures must be the very same
  --playouts N  games from each option; otherwise 1000, in Wings of War 500
  --json FILE   the puzzles
  --lang en|fr  the language`,

  'help-rules': `tallyho rules ID… [--json]

Prints rules, worked examples and rulings by their numbers: DIF-ALT-08, or DIF-ALT for the whole chapter. In a checkout
of the project it also says which code and which tests name them.

  --json   the result for programs
  --lang en|fr   the language, of the rules too`,

  'help-content': `tallyho content check [PACK…] [--system S] [--json]

Checks the content that comes with every game, and the packs given (JSON or YAML). Each error names the file, the
place in it and the reason.

  --system S   only this game
  --json       the result for programs
  --lang en|fr the language`,
};
