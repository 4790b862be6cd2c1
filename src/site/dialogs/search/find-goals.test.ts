import { expect, it } from 'vitest'
import { findGoals, uniqueByName, type Goal } from './find-goals'

const goal = (kind: Goal['kind'], label: string, note?: string): Goal => ({
  ...{ id: `${kind} ${label}`, kind, label, go: () => undefined },
  ...(note !== undefined && { note }),
})
const goals = [
  goal('help', 'Điều khoản'),
  goal('games', 'Rồng vàng'),
  goal('vendors', 'Dragon Play', 'Slots'),
  goal('pages', 'Ưu đãi'),
  goal('pages', 'Trang của ưu đãi'),
]
const labels = (query: string) => findGoals(goals, query).map(({ label }) => label)

it('shows all of it before anything is typed, kind by kind', () => {
  expect(labels(' ')).toEqual(['Ưu đãi', 'Trang của ưu đãi', 'Dragon Play', 'Rồng vàng', 'Điều khoản'])
})

it('finds by any words, without marks, and leaves games to the server', () => {
  expect(labels('DIEU')).toEqual(['Rồng vàng', 'Điều khoản'])
  expect(labels('slots drag')).toEqual(['Dragon Play', 'Rồng vàng'])
})

it('puts what begins with the word first', () => {
  expect(
    findGoals(goals.toReversed(), 'uu dai')
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['Ưu đãi', 'Trang của ưu đãi'])
})

it('shows no more of a kind than can be read', () => {
  const many = Array.from({ length: 40 }, (_, index) => goal('vendors', `Vendor ${index}`))
  expect(findGoals(many, 'vendor')).toHaveLength(6)
})

it('names a place once that stands in several menus', () => {
  expect(uniqueByName([goal('pages', 'Help'), goal('pages', 'help'), goal('help', 'Help')])).toHaveLength(2)
})
