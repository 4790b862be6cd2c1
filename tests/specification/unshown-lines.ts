/**
 * Lines of the specification that a player can see and no journey shows yet. It only becomes shorter: a line in it that
 * has a journey fails.
 */
export const unshownLines: readonly string[] = [
  'Bets keep to the loss limit and the session limit (ours)',
  'Too many SMS requests: again after 5 minutes',
]
