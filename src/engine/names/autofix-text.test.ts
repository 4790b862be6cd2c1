import { expect, it } from 'vitest'
import { autofixText } from './autofix-text'

it.each([
  ['Banner_1', 'banner-1'],
  ['gold-1', 'gold1'],
  ['banner 1-1', 'banner-1-1'],
  ['memeber-centre', 'member-centre'],
])('%s can mean nothing else than %s', (written, meant) => {
  expect(autofixText(written, [meant])).toBe(meant)
})

it.each([
  ['v-1-1', 'v11'],
  ['banner-1-1', 'banner11'],
  ['1_0', '10'],
  ['!guest', 'guest'],
  ['page2', 'page1'],
  ['night', 'light'],
])('%s may mean something else than %s', (written, other) => {
  expect(autofixText(written, [other])).toBeUndefined()
})
