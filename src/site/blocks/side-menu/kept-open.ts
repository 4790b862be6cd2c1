/** Whether the visitor had the menu open beside a page. It is restored on the next page, until a reload. */
let kept: boolean | undefined

export const keptOpen = {
  get: () => kept,
  set(open: boolean | undefined): void {
    kept = open ?? kept
  },
}
