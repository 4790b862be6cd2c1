/**
 * Maximum length of a promotion application's comment (2 §5), in user-perceived characters. Pictures: `picture-kind`.
 */
export const maxCommentLength = 140
