import { expect, test } from 'vitest'
import { nothingDrawn, type BrandPictures } from './brand-pictures'
import { fileName } from './draw-brand'
import { reportPage } from './report'
import { summaryText } from './summary'

const attack = '"><img src=x onerror=alert(1)>'
const picture = { file: 'a.jpg', width: 360, height: 900, cut: 0 }
const screen = { kind: 'page', name: attack, account: 'guest', address: `/${attack}` } as const
const drawn = { screen, language: 'EN', width: 360 }
const box = { x: 10, y: 400, width: 50, height: 20 }
const brand: BrandPictures = {
  code: 'acme',
  status: 'changed',
  notes: [attack],
  counts: { drawn: 4, differ: 2, same: 1, failed: 1, left: 6 },
  changed: [
    {
      ...drawn,
      why: [attack],
      status: 'differs',
      before: picture,
      after: { ...picture, cut: 70 },
      difference: { before: [], after: [box] },
    },
    { ...drawn, why: ['page new'], status: 'new', after: picture },
  ],
  spots: [
    {
      ...drawn,
      kind: 'contrast',
      picture,
      box,
      words: `“${attack}”: #777777 on #888888 is 1.3 : 1, and 4.5 : 1 is needed.`,
    },
  ],
  failed: [{ screen, language: 'EN', reason: attack }],
}
const facts = { revision: attack, now: Date.parse('2026-11-30T12:00:00Z'), seconds: 61.4 }
const page = reportPage([brand], facts)

test('what a brand or a revision is called is text in the report, never markup', () => {
  expect(page).not.toContain('<img')
  expect(page).not.toMatch(/<script|onerror=alert\(1\)>|javascript:|style="/)
  expect(summaryText([brand], 61.4)).not.toContain('<img')
})

test('the report lets in its own pictures and its own style, and nothing else', () => {
  expect(page).toMatch(
    /content="default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'"/,
  )
})

test('counts, what was not drawn, what did not come and where a picture ends are told', () => {
  expect(page).toMatch(
    /<td class="figure">4<\/td><td class="figure">2<\/td><td class="figure">1<\/td><td class="figure">1<\/td><td class="figure">6<\/td>/,
  )
  expect(page).toContain('6 pictures were not drawn')
  expect(page).toContain('What did not come')
  expect(page).toContain('The picture ends 70 pixels before the screen does.')
  expect(summaryText([brand], 61.4)).toContain('| acme | changed | 4 | 2 | 1 | 1 | 6 | 1 |')
})

test('the spot of a fault is outlined beside a sentence with both colours and the ratio', () => {
  expect(page).toContain('#777777 on #888888 is 1.3 : 1'.replaceAll('#', '#'))
  expect(page).toContain('<rect class="box" x="6" y="396" width="58" height="28" rx="4"/>')
})

test('where nothing stood before, the report says so', () => {
  expect(page).toContain('Nothing stood here.')
})

test('without a change the report says that nothing changed', () => {
  expect(reportPage([], facts)).toContain('Nothing of the brands changed.')
  expect(summaryText([], 1)).toContain('Nothing of the brands changed.')
})

test('names of files are made of letters, digits and hyphens alone', () => {
  expect(fileName(['acme', 'page', '../../etc/<x>', 'EN'])).toBe('acme--page---etc-x---EN.jpg')
})

test('a brand that cannot be drawn has its problems in the report', () => {
  const broken = {
    ...brand,
    status: 'cannot be drawn',
    notes: ['merchants/acme/site.json:3:1 unexpected comma'],
    counts: nothingDrawn,
  } as const
  expect(reportPage([{ ...broken, changed: [], spots: [], failed: [] }], facts)).toContain(
    'site.json:3:1 unexpected comma',
  )
})
