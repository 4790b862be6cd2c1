import { expect, it } from 'vitest'
import { mallQuestion } from './mall-question'

const props = { types: ['gift', 'bonus'], costs: [5000], pageSize: 20 } as const
const asked = (search: string, more: object = {}) =>
  mallQuestion(new URLSearchParams(search), { ...props, types: [...props.types], costs: [...props.costs], ...more })
    .request

it('asks for what the address says', () =>
  expect(asked('type=gift&cost=5000&reach=1&page=2')).toEqual({
    ...{ type: 'gift', to: 5000, withinReach: true },
    ...{ pageNo: 2, pageSize: 20 },
  }))

it.each(['', 'type=voucher&cost=7&reach=yes&page=-1', 'page=1.5', 'page=x'])('asks for all with ?%s', (search) =>
  expect(asked(search)).toEqual({ pageNo: 1, pageSize: 20 }),
)

it('asks for the one kind that a brand has', () =>
  expect(asked('type=gift', { types: ['bonus'] })).toMatchObject({ type: 'bonus' }))
