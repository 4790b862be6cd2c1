import { expect, it } from 'vitest'
import { demoPlayers } from './demo-players'
import { seedActs } from './seed-acts'

const now = Date.UTC(2026, 0, 1, 12)
const merchants = Array.from({ length: 20 }, (_, index) => `brand${index}`)

it('one act follows the other, none of them in the time to come', () => {
  for (const merchant of merchants) {
    for (const player of demoPlayers) {
      const times = seedActs(merchant, { ...player, account: 'id' }, now).map(({ time }) => time)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.every((time) => time < now)).toBe(true)
    }
  }
})
