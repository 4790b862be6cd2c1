/** Whether the visitor had the menu open beside ordinary pages: it is so again on the next one, until the site is loaded again. */
let kept: boolean | undefined

export const keptOpen = {
  get: () => kept,
  set(open: boolean | undefined): void {
    kept = open ?? kept
  },
}
