/** How long a code that was sent is good for. */
export const codeMinutes = 5
