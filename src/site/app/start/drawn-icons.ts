/**
 * Adds the merchant's icons that the prerendered page has drawn to those of its data, which does not repeat them: paths
 * by name.
 */
export function addDrawnIcons(page: ParentNode, icons: Record<string, string>): void {
  for (const { dataset, firstElementChild } of page.querySelectorAll<SVGElement>('[data-icon]'))
    icons[String(dataset['icon'])] ??= String(firstElementChild?.getAttribute('d'))
}
