import { describe, expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'
import { schemaOf } from '@/engine/schema/schema-node'
import { isKeyDuty, packs, type PackName } from './packs'

const keys = schemaOf('site').properties.get('responsiblePlay')?.properties

describe.each(Object.entries(packs))('the rules of %s', (name, { duties, elsewhere, sources, read }) => {
  it('are those that a brand can name, for keys that there are, each with its source and its day', () => {
    expect(keys?.get('pack')?.schema['enum']).toContain(name)
    for (const duty of duties.filter(isKeyDuty)) expect([...(keys?.keys() ?? [])]).toContain(duty.key)
    for (const { source, since, says } of [...duties, ...elsewhere]) {
      expect(
        Object.keys(sources).some((each) => source.startsWith(each)) || /^(MGA|Spelinspektionen),/.test(source),
      ).toBe(true)
      expect(new Date(since).toISOString()).toContain(since)
      expect(says).toMatch(/\.$/)
    }
    expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('keep to themselves: a brand that writes nothing else breaks none of them by a key', () => {
    const { diagnostics } = brand({ pack: name as PackName })
    const broken = diagnostics.filter(
      ({ code, pointer }) => code === 'responsible-play-duty' && pointer !== '/responsiblePlay/pack',
    )
    expect(broken.map(({ message }) => message)).toEqual([])
  })
})

function brand(responsiblePlay: object) {
  return checkBrand({
    'site.json': { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], responsiblePlay } as never,
  })
}

const playOf = (responsiblePlay: object) => brand(responsiblePlay).merchants[0]?.config.site.responsiblePlay

it('are switched on by one word, and give way to what the brand writes', () => {
  expect(playOf({ pack: 'ontario' })).toMatchObject({
    age: 19,
    notice: true,
    raiseAfterHours: 24,
    limitsAtRegistration: true,
  })
  expect(playOf({ pack: 'ontario', age: 21, notice: false })).toMatchObject({
    age: 21,
    notice: false,
    sessionClock: true,
  })
  expect(playOf({})).toMatchObject({ pack: 'none', age: 18, notice: false, raiseAfterHours: 24 })
})

it('hold where null stands in place of what the brand would write: a template has nothing there to take away', () => {
  const { diagnostics } = brand({ pack: 'mga', realityCheckMinutes: null })
  expect(diagnostics.filter(({ pointer }) => pointer.endsWith('realityCheckMinutes')).map(({ code }) => code)).toEqual([
    'removal-unknown',
  ])
})

it('name the duty that a key of the brand breaks, at its line', () => {
  const { diagnostics } = brand({ pack: 'de', realityCheckMinutes: 120, limits: ['depositDay', 'exclusion'] })
  const told = diagnostics.filter(({ code }) => code === 'responsible-play-duty')
  expect(told.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([
      '/responsiblePlay/realityCheckMinutes',
      '/responsiblePlay/limits',
      '/responsiblePlay/pack',
    ]),
  )
  expect(told.find(({ pointer }) => pointer.endsWith('realityCheckMinutes'))).toMatchObject({
    message: expect.stringMatching(/120, at most 60 .*§ 22a/) as string,
    expected: 'at most 60',
  })
})

it.each([
  ['mga', false, ['/licence']],
  ['mga', true, []],
  ['ukgc', false, []],
])('a licence under %s, with its seal: %s, is told %j', (pack, hasSeal, told) => {
  const seal = { src: '/brand/seal.svg', width: 60, height: 60, alt: 'nav.home' }
  const licence = {
    ...{ number: '1', regulator: 'Authority', address: 'https://register.test/1' },
    ...(hasSeal && { seal }),
  }
  const { diagnostics } = checkBrand({
    'site.json': {
      ...{ code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], allowedHosts: ['register.test'] },
      ...{ licence, responsiblePlay: { pack } },
    },
  })
  const seals = diagnostics.filter(({ code, message }) => code === 'responsible-play-duty' && /the seal/.test(message))
  expect(seals.map(({ pointer }) => pointer)).toEqual(told)
})
