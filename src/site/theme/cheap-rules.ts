/**
 * Lets styled-components add rules to its sheet at the price of their own elements. A query that is added to a sheet
 * has Chromium compute the style of the whole page anew, 50 ms on a phone for each part that comes late; a query within
 * a rule does not. Browsers that nest rules by halves get them as they are.
 */
export function makeRulesCheap(sheet: CSSStyleSheet | null | undefined): void {
  if (!sheet || !('CSSNestedDeclarations' in self)) return
  const insert = sheet.insertRule.bind(sheet)
  sheet.insertRule = (rule, index) => insert(nested(rule), index)
}

/**
 * A conditional rule within a rule for a class that all its selectors have: `@media print{.a{} .a:hover{}}` becomes
 * `.a{@media print{&{} &:hover{}}}`. Without such a class, and without a condition, it stays as it is.
 */
export function nested(rule: string): string {
  const [first, ...others] = (rule.match(selectors) ?? []).flatMap((list) => list.split(commas).map(classesOf))
  const own = first?.find((name) => others.every((names) => names.includes(name)))
  if (own === undefined) return rule
  const every = new RegExp(`\\${own}(?![\\w-])`, 'g')
  return `${own}{${rule.replace(selectors, (list) => list.replace(every, '&'))}}`
}

const selectors = /(?<=[{}])[^{}@]+(?=\{)/g

/** Those between selectors, and not those in the parentheses of one. */
const commas = /,(?![^(]*\))/

const classesOf = (selector: string): string[] => selector.match(/\.[\w-]+/g) ?? []
