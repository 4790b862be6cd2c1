import { describe, expect, it } from 'vitest'
import type { AnnouncementContent, Announcements, Notices } from '@/contract/generated/gateway-types'
import { drawings } from '@/sandbox/art/art-files'
import { conforms, plainMerchant, pointsGateway, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { announcementSeeds } from '@/sandbox/texts/announcements/announcement-seeds'

const every = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }
const day = 24 * 60 * 60 * 1000

async function list(gateway: TestGateway, types = every.types, language = 'EN') {
  return (await gateway.call('announcements', { request: { ...every, types }, language }))
    .value as Announcements['response']
}

describe('announcements', () => {
  it('are at least twenty, newest first, and none of them lies ahead', async () => {
    const all = await list(await pointsGateway())
    expect(conforms('announcements', all)).toBe(true)
    expect(all.length).toBeGreaterThanOrEqual(20)
    const times = all.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! <= '2026-01-01T12:00:00.000Z').toBe(true)
  })

  it('are of the kinds asked for, each kind being there, and more of the default kind than a page holds', async () => {
    const gateway = await pointsGateway()
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H']) {
      const some = await list(gateway, kind)
      expect(new Set(some.map(({ type }) => type))).toEqual(new Set([kind]))
      if (kind === 'B') expect(some.length).toBeGreaterThan(9)
    }
    expect((await gateway.call('announcements', { request: { ...every, types: 'B,X' } })).status).toBe(400)
  })

  it('come with their content and pictures in the language of the call and the name of the merchant', async () => {
    const gateway = await testGateway()
    const welcome = (language: string) =>
      gateway.call('announcementContent', { request: { id: 'welcome' }, language }).then(({ value }) => value)
    const english = (await welcome('EN')) as AnnouncementContent['response']
    expect(conforms('announcementContent', english)).toBe(true)
    expect(english).toMatchObject({
      id: 'welcome',
      title: 'Welcome to Plain',
      announcementImages: [{ url: '/wps/art/plain/news-megaphone.svg', sequence: 1 }],
      time: '2026-01-01T01:00:00.000Z',
    })
    expect(english.content).toContain('<h3>Good to know</h3><ul><li>')
    expect(await welcome('VI')).toMatchObject({ title: 'Chào mừng đến với Plain' })
  })

  it('say nothing of points, agents and free play where there are none', async () => {
    const { accountTypes, settings } = plainMerchant
    const gateway = await testGateway([
      {
        ...plainMerchant,
        accountTypes: { ...accountTypes, agent: [] },
        settings: { ...settings, features: { ...settings.features, PTSYS3: 0, FREEPLAY3: 0 } },
      },
    ])
    const all = await list(gateway)
    expect(all.length).toBeGreaterThan(15)
    const answers = await Promise.all(all.map(({ id }) => gateway.call('announcementContent', { request: { id } })))
    expect(JSON.stringify(answers)).not.toMatch(/points|partner|agent|free play/i)
    expect((await gateway.call('announcementContent', { request: { id: 'point_mall' } })).status).toBe(404)
  })

  it('differ from notices by module id alone, and one that is unknown is refused', async () => {
    const gateway = await testGateway()
    expect(await gateway.call('announcementContent', { request: { id: 'nothing' } })).toMatchObject({
      status: 404,
      code: 'announcement_unknown',
      message: 'This announcement is no longer available',
    })
    const { player, popup } = (await gateway.call('notices', { request: { ...every, types: 'PL,PU' } }))
      .value as Required<Notices['response']>
    const listed = await list(gateway, 'PL,PU')
    expect([...player, ...popup].map(({ id }) => id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
  })

  it('do not lie ahead before the hour of today’s either', async () => {
    const gateway = await testGateway()
    gateway.pass(day / 2 + 30 * 60 * 1000)
    const [newest] = await list(gateway)
    expect(newest?.time).toBe('2026-01-02T00:00:00.000Z')
  })

  it('stay as new as they were', async () => {
    const gateway = await testGateway()
    const [before] = await list(gateway, 'H')
    gateway.pass(10 * day)
    const [after] = await list(gateway, 'H')
    expect(Date.parse(after!.time) - Date.parse(before!.time)).toBe(10 * day)
  })

  it('are the same for each merchant but for its name', async () => {
    const other = { ...plainMerchant, code: 'other', name: 'Other' }
    const gateway = await testGateway([plainMerchant, other])
    const { value } = await gateway.call('announcementContent', { request: { id: 'welcome' }, merchant: other })
    expect(value).toMatchObject({ title: 'Welcome to Other' })
  })
})

it.each(announcementSeeds.map((seed) => [seed.id, seed] as const))(
  '%s says as much in one language as in the other, with pictures that exist',
  (_, { en, vi, pictures }) => {
    const kinds = (lines: readonly string[]) => lines.map((line) => /^(## |- )?/.exec(line)?.[0])
    expect(kinds(vi.lines)).toEqual(kinds(en.lines))
    expect(pictures.every((name) => name in drawings)).toBe(true)
  },
)

it('gives each announcement an id of its own', () =>
  expect(new Set(announcementSeeds.map(({ id }) => id)).size).toBe(announcementSeeds.length))
