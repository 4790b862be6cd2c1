/** Milliseconds after the last key, until a search field's text is searched for. */
export const searchDebounce = 100
