import { expect, test } from 'vitest'
import { buildDay, contentHash, nextChanges } from './page-changes'

const meta = { title: 'Help · North', named: [] }

test('a page keeps its day for as long as it shows the same', () => {
  const first = nextChanges({}, { '/': 'a', '/help': 'b' }, '2026-11-01')
  const next = nextChanges(first, { '/': 'a', '/help': 'c', '/new': 'd' }, '2026-11-30')
  expect(next).toEqual({
    '/': { content: 'a', since: '2026-11-01' },
    '/help': { content: 'c', since: '2026-11-30' },
    '/new': { content: 'd', since: '2026-11-30' },
  })
})

test('a page shows the same under other names of classes, and not with another word, picture or title', () => {
  const hash = contentHash({ html: '<h1 class="a" id="_r_1_">Help</h1><img src="/a.png">' }, meta)
  expect(contentHash({ html: '<h1 class="b" id="_r_2_">Help</h1><img src="/a.png">' }, meta)).toBe(hash)
  for (const html of ['<h1>Help!</h1><img src="/a.png">', '<h1>Help</h1><img src="/b.png">'])
    expect(contentHash({ html }, meta)).not.toBe(hash)
  expect(contentHash({ html: '<h1>Help</h1><img src="/a.png">' }, { ...meta, title: 'Support' })).not.toBe(hash)
})

test('a build that is to be repeated bit for bit says its own day', () => {
  const now = new Date('2026-11-30T23:30:00Z')
  expect(buildDay({}, now)).toBe('2026-11-30')
  expect(buildDay({ SOURCE_DATE_EPOCH: '1700000000' }, now)).toBe('2023-11-14')
  expect(buildDay({ SOURCE_DATE_EPOCH: 'yesterday' }, now)).toBe('2026-11-30')
})
