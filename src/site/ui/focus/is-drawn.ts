/** Some browsers still in use lack `checkVisibility`, and a dialog must not fail there. */
export const isDrawn = (element: HTMLElement): boolean => element.getClientRects().length > 0
