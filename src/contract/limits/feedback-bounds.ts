/** Length limits of feedback, in user-perceived characters: the specification has a range without its bounds (2 §5). */
export const feedbackBounds = { least: 20, most: 1000 } as const
