/** Least and most characters of feedback, as people count them: the specification has a range without its bounds (2 §5). */
export const feedbackBounds = { least: 20, most: 1000 } as const
