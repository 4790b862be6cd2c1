import { expect, it } from 'vitest'
import { lastSection } from './last-section'

const off = { notice: false, sessionClock: false, realityCheckMinutes: 0, limits: [], links: { items: {}, order: [] } }

it('is nothing while all of responsible play is off', () => {
  expect(lastSection({ responsiblePlay: off })).toBeUndefined()
})

it.each([
  { notice: true },
  { sessionClock: true },
  { realityCheckMinutes: 60 },
  { limits: ['lossDay' as const] },
  { links: { items: {}, order: ['help'] } },
])('is there with %o alone', (on) => {
  const props = { ...off, ...on }
  expect(lastSection({ responsiblePlay: props })).toEqual({ block: 'responsible-play', props })
})
