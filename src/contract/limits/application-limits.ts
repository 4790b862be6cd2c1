/** What an application for a promotion may hold (2 §5): characters as people count them. Pictures: `picture-kind`. */
export const longestComment = 140
