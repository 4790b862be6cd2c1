import { expect, it } from 'vitest'
import { periodGap } from './period-gap'

const today = new Date('2027-01-15T00:00:00Z')
const banners = (spring: object, more: object = {}) => ({
  groups: { w_home: { items: { spring, ...more }, order: ['spring', ...Object.keys(more)] } },
})
const found = (config: object) => periodGap.inspect({ config: { banners: config }, today } as never)

it('tells of a group whose first banner is still to come, at its beginning', () => {
  const [finding, ...others] = found(banners({ from: '2027-02-01T00:00:00+07:00' }))
  expect(finding).toMatchObject({ path: ['groups', 'w_home', 'items', 'spring', 'from'] })
  expect(others).toEqual([])
})

it.each([
  ['whose banner has begun', banners({ from: '2027-01-01T00:00:00+07:00' })],
  ['in which one banner has no dates', banners({ from: '2027-02-01T00:00:00+07:00' }, { always: {} })],
])('says nothing of a group %s', (_, config) => expect(found(config)).toEqual([]))
