import type { PointRewards, PromotionStates, RedeemList } from '@/contract/generated/gateway-types'

/** A reward that is available, and none that is not. */
const pointRewards: PointRewards['response'] = {
  content: [
    {
      ...{ id: 'cup', name: 'Cup', type: 'gift', points: 5, amount: 0, stock: 3, image: '', needsAddress: true },
      missing: { points: 0, amount: 0 },
    },
  ],
  totalPages: 2,
}
const redeemList: RedeemList['response'] = {
  content: [
    {
      ...{ number: '4K7QW2M09XHT', name: 'Cup', type: 'gift', quantity: 1, points: 5, amount: 0, status: 'process' },
      ...{ time: '2026-11-22T10:00:00Z', remark: '', reviewed: null, endNumber: null },
    },
  ],
  totalPages: 2,
}
const plain = {
  starts: null,
  ends: null,
  bonus: null,
  raffle: null,
  applied: null,
  receipt: null,
  prize: null,
  unmet: [],
  taken: null,
}
/** A promotion to apply for, and one already joined. */
const promotionStates: PromotionStates['response'] = {
  now: '2026-11-22T12:00:00Z',
  items: [
    { ...plain, id: 'p0', status: 'process', way: 'application' },
    { ...plain, id: 'p1', status: 'joined', way: 'join' },
  ],
}

export const pointAnswers = { pointRewards, redeemList, promotionStates, pointBalance: { balance: 7 } }
