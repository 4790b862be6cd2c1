import { expect, it } from 'vitest'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { foldEntries, notIn } from './fold-entries'

const entry = (name: string, emphasis: 'quiet' | 'normal' | 'strong', to = `/${name}`): MenuEntry => ({
  name,
  item: { label: 'nav.home', action: { action: 'navigate', to, query: {} }, emphasis },
  isCurrent: false,
  count: undefined,
})
const names = (entries: Iterable<MenuEntry>) => [...entries].map(({ name }) => name)

const demo = entry('demo', 'quiet')
const help = entry('help', 'normal')
const login = entry('login', 'normal')
const register = entry('register', 'strong')

it('keeps two on a phone, strong before normal, and folds the rest in its order', () => {
  expect(names(foldEntries([demo, login, help, register], false))).toEqual(['demo', 'help'])
  expect(names(foldEntries([login, register], false))).toEqual([])
})

it('leaves no room beside balance and account', () => {
  expect(names(foldEntries([help, register], true))).toEqual(['help', 'register'])
})

it('offers what no other menu leads to', () => {
  const folded = foldEntries([demo, login, help, register], false)
  expect(names(notIn([entry('menu', 'normal', '/demo')], folded))).toEqual(['help'])
})
