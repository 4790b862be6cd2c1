import { describe, expect, it } from 'vitest'
import { serviceFor, servicePath } from './service-path'

const entry = (type: number, csType: string, csPosition: string) => ({
  type,
  csType,
  csPosition,
  path: `${csType} ${csPosition}`,
})
const [vip, chat, popup] = [entry(1, 'VIP', 'HELP'), entry(1, 'LIVECHAT', 'HELP'), entry(3, 'LIVECHAT', 'POPUP')]

describe('customer service', () => {
  it.each([
    [undefined, 'LIVECHAT'],
    [1, 'LIVECHAT'],
    [4, 'LIVECHAT'],
    [5, 'VIP'],
    [9, 'VIP'],
  ])('of rank level %s is %s', (rankLevel, service) => expect(serviceFor(rankLevel)).toBe(service))

  it('is reached by the encrypted link where there is one', () => {
    expect(servicePath([vip, chat, popup], 'LIVECHAT')).toBe(popup)
    expect(servicePath([vip, chat, popup], 'VIP')).toBe(vip)
  })
  it('is reached by the entry of its place first', () => {
    expect(servicePath([popup, chat], 'LIVECHAT', 'HELP')).toBe(chat)
  })
  it('is live chat for everybody where there is no VIP service, and nothing where there is none at all', () => {
    expect(servicePath([chat], 'VIP', 'RIGHT_BAR')).toBe(chat)
    expect(servicePath([vip], 'LIVECHAT')).toBeUndefined()
  })
})
