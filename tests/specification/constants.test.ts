import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/check-merchants'
import { serviceFor } from '@/flows/service-path'
import { announcementTypes } from '@/gateway/announcements'

const { merchants, templates } = checkMerchants('merchants')
const base = templates.find(({ code }) => code === 'base')?.config

/** First document, sections 3, 4 and 9. */
describe('the template', () => {
  it('speaks EN, which is the default, TY and Vietnamese', () => {
    expect(base?.site.languages.order).toEqual(['EN', 'TY', 'VI'])
    expect(base?.site.defaultLanguage).toBe('EN')
  })

  it('takes the account types 1, 2, 41 and 42 for agents, and 4 for a trial', () =>
    expect(base?.site.accountTypes).toEqual({ agent: [1, 2, 41, 42], trial: [4] }))

  it('counts cockfights among sports, with the vendor DS88, and has TF for esports', () => {
    expect(base?.vendors.items['DS88']?.categories).toEqual(expect.arrayContaining(['SPORTS', 'COCKFIGHT']))
    expect(base?.vendors.items['TF']?.categories).toEqual(['ESPORTS'])
  })
})

it('has the announcement types of the specification, B first, which is the default', () =>
  expect(announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H']))

it('has VIP service above rank level 4', () => expect([4, 5].map(serviceFor)).toEqual(['LIVECHAT', 'VIP']))

it.each(merchants)('$code speaks its default language, and takes 4 for a trial', ({ config }) => {
  expect(config.site.languages.order).toContain(config.site.defaultLanguage)
  expect(config.site.accountTypes.trial).toEqual([4])
})
