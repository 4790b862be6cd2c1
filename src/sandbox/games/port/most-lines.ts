/** Paylines that a slot has at most; one that names more, as ways to win, has so many. */
export const mostLines = 50
