/** Selects of prerendered markup that was replaced: what the player chose there outlives them. */
export const replacedSelects: HTMLSelectElement[] = []

const valuesOf = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value).join()

/**
 * What the player chose, before the page came to life, in a select or in the prerendered one that it replaces: that of
 * the same values, whose labels may be in another language. Only the markup of a prerendered page has the attribute
 * `selected`; undefined where the choice is still the one that it names.
 */
export function earlyChoice(select: HTMLSelectElement): string | undefined {
  const at = replacedSelects.findIndex((each) => valuesOf(each) === valuesOf(select))
  const [old = select] = at < 0 ? [] : replacedSelects.splice(at, 1)
  const drawn = old.querySelector<HTMLOptionElement>('option[selected]')
  return drawn === null || drawn.value === old.value ? undefined : old.value
}
