import { describe, expect, it } from 'vitest'
import { formatPretty } from '@/engine/format/format-pretty'
import type { Files } from '@/engine/testing/write-files'
import { checkBrand } from '@/engine/testing/write-merchants'

const text = { block: 'text-section', props: { title: 'page.title', paragraphs: ['page.text'] } }
const news = { path: '/news', title: 'page.title', shell: {}, sections: { text }, order: ['text'] }
const withNews = { 'routes.json': { pages: { news } } }

function check(lowered: object, files: Files = withNews) {
  const site = { code: 'acme', extends: 'base', hosts: ['acme.test'], check: lowered }
  return checkBrand({ ...files, 'site.json': JSON.parse(JSON.stringify(site)) as Files[string] })
}

const reason = 'It is reached from advertisements.'
const codes = ({ diagnostics }: ReturnType<typeof check>) =>
  diagnostics.map(({ code, severity }) => `${severity} ${code}`)

describe('a warning', () => {
  it('leaves the merchant valid', () => {
    const checked = check({})
    expect(codes(checked)).toEqual(['warning page-unreachable'])
    expect(checked.merchants.map(({ code }) => code)).toEqual(['acme'])
  })

  it('is not shown when it is off, and stays counted', () => {
    const checked = check({ 'page-unreachable': { severity: 'off', reason } })
    expect(checked).toMatchObject({ diagnostics: [], suppressedCount: 1, merchants: [{ code: 'acme' }] })
  })

  it('is shown as a note, with the reason', () => {
    const checked = check({ 'page-unreachable': { severity: 'note', reason } })
    expect(codes(checked)).toEqual(['note page-unreachable'])
    expect(checked.diagnostics[0]?.message).toContain(`accepted: ${reason}`)
  })

  it('stays as it is without a reason', () => {
    for (const blank of ['', '  \n']) {
      const { diagnostics } = check({ 'page-unreachable': { severity: 'off', reason: blank } })
      expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/check/page-unreachable/reason'])
    }
    expect(check({ 'page-unreachable': { severity: 'off' } }).diagnostics).toMatchObject([{ code: 'missing-key' }])
  })

  it('is lowered by the brand alone, not by its template', () => {
    const { diagnostics } = checkBrand(withNews, {
      'site.json': {
        ...(JSON.parse(JSON.stringify(templateSite)) as object),
        check: { 'text-unused': { severity: 'off', reason } },
      },
    })
    expect(diagnostics.map(({ code, merchant }) => [code, merchant])).toEqual([
      ['page-unreachable', 'acme'],
      ['severity-override-unused', 'base'],
    ])
  })
})

const templateSite = {
  schemaVersion: 2,
  code: 'base',
  name: 'Base',
  template: true,
  languages: {
    items: { EN: { locale: 'en', label: 'English' }, TY: { locale: 'fil-PH', label: 'Filipino' } },
    order: ['EN', 'TY'],
  },
  defaultLanguage: 'EN',
  currency: { code: 'VND' },
}

describe('what cannot be lowered', () => {
  it('is an error', () => {
    const { diagnostics } = check({ 'route-unknown': { severity: 'off', reason } }, {})
    expect(diagnostics).toMatchObject([{ code: 'severity-override-refused', pointer: '/check/route-unknown' }])
  })

  it('is a check that does not exist, and the right code is suggested', () => {
    const { diagnostics } = check({ 'page-unreachble': { severity: 'off', reason } }, {})
    expect(diagnostics).toMatchObject([{ code: 'severity-override-unknown', suggestions: ['page-unreachable'] }])
  })

  it('is a warning that there is not', () => {
    expect(codes(check({ 'page-unreachable': { severity: 'off', reason } }, {}))).toEqual([
      'warning severity-override-unused',
    ])
  })
})

it('the count of what is lowered stands in the summary', () => {
  const { diagnostics } = check({ 'text-unused': { severity: 'note', reason } })
  expect(formatPretty(diagnostics, { suppressedCount: 1 })).toMatch(
    /2 warnings in 1 merchant \(1 warning lowered in site\.json\)$/,
  )
})
