import { expect, it, onTestFinished } from 'vitest'
import { makeRulesCheap } from './cheap-rules'

/** A sheet as styled-components keeps one, with an element of a class. */
function page() {
  const style = document.createElement('style')
  const element = document.createElement('p')
  element.className = 'base own'
  document.head.append(style)
  document.body.append(element)
  onTestFinished(() => {
    style.remove()
    element.remove()
  })
  const { sheet } = style
  makeRulesCheap(sheet)
  const add = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length)
  return { add, styles: getComputedStyle(element), before: getComputedStyle(element, '::before') }
}

it('a query counts as it stands, for pseudo-elements too, and against the rules before and after it', () => {
  const { add, styles, before } = page()
  add('.own{color:rgb(1, 1, 1);top:1px}')
  add('@media (min-width:1px){.own{color:rgb(2, 2, 2);top:2px}.own::before{content:"x"}.base .own{bottom:9px}}')
  add('@media (max-width:1px){.own{color:rgb(3, 3, 3)}}')
  add('.own{top:3px}')
  expect(styles.color).toBe('rgb(2, 2, 2)')
  expect(styles.top).toBe('3px')
  expect(styles.bottom).toBe('auto')
  expect(before.content).toBe('"x"')
})
