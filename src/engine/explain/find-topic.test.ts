import { describe, expect, it } from 'vitest'
import { allChecks } from '@/engine/checks/all-checks'
import { configFiles } from '@/engine/schema/config-files'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { exampleFrom } from './example-value'
import { blockNodes, dialogNodes } from './explain-part'
import type { Explanation } from './explanation'
import { findTopic, topics } from './find-topic'
import { refWords } from './type-words'

const examples = exampleFrom(loadMerchants(merchantsRoot('')))

function explained(asked: string): Explanation {
  const topic = findTopic(asked, examples)
  if ('problem' in topic) throw new Error(topic.problem)
  return topic.found
}

function problemOf(asked: string): string | undefined {
  const topic = findTopic(asked, examples)
  return 'problem' in topic ? topic.problem : undefined
}

const factsOf = (asked: string) => Object.fromEntries(explained(asked).facts)

describe('a key', () => {
  it('has its meaning, type, default, file, reader and schema', () => {
    expect(explained('site.gateway.timeout').meaning).toBe('Milliseconds after which a call is given up.')
    expect(factsOf('/site/gateway/timeout')).toMatchObject({
      type: 'integer, from 100 to 120000',
      default: '15000',
      file: 'site.json',
      inherited: 'yes',
      schema: 'schemas/merchant/site.schema.json#/properties/gateway/properties/timeout',
    })
  })

  it('has the list of its values as its type, where it takes no others', () => {
    expect(factsOf('site.languages.items.*.calendar')['type']).toBe('text, one of "gregory", "buddhist", "persian"')
    expect(factsOf('site.languages.items.*.digits')['type']).toMatch(/^text, one of "latn", "arab", .*"thai"$/)
  })

  it('has its whole default, however long', () => {
    expect(factsOf('panels.member.betting-record.columns')['default']).toBe(
      '[ "time", "game", "vendor", "stake", "validBet", "win", "result", "status", "number" ]',
    )
  })

  it('says which other key it needs', () => {
    expect(factsOf('routes.pages.egame.sections.games.props.leastBets')['needs']).toBe('"minBet" in "filters"')
  })

  it('under a name of the operator’s own may be asked for with any name', () => {
    const [any, real] = ['menus.side.items.<name>.label', 'menus.side.items.login.label'].map(explained)
    expect(any?.meaning).toBe(real?.meaning)
    expect(any?.facts).toEqual(real?.facts)
  })

  it('lists the values that it takes', () => {
    expect(explained('theme.style.cardStyle').entries.map(({ name }) => name)).toEqual([
      '"flat"',
      '"outlined"',
      '"raised"',
      '"glass"',
    ])
    expect(explained('menus.side.items.x.action').entries.map(({ name }) => name)).toContain('"action": "navigate"')
  })

  it('of a block is read by the block', () => {
    expect(factsOf('routes.shell.header.props.sticky')['read by']).toBe('block site-header')
  })

  it('says when it is not inherited, and when it never reaches a browser', () => {
    expect(factsOf('site.hosts')['inherited']).toMatch(/^no/)
    expect(factsOf('site.sandbox')['visible']).toBe('never sent to a browser')
  })

  it('has an example from a merchant, with its place', () => {
    expect(explained('menus.side.order').examples[0]).toEqual({
      title: expect.stringMatching(/^merchants\/base\/menus\.json:\d+:\d+$/) as string,
      text: expect.stringMatching(/^"order": \[/) as string,
    })
  })

  it('may be a text key with dots', () => {
    expect(factsOf('locales.EN.nav.home')['file']).toBe('locales/<language>.json')
  })
})

describe('a key of a part', () => {
  it.each(['site-header.arrangement', 'site-header.props.arrangement'])('says its values: %s', (asked) => {
    expect(explained(asked).entries.map(({ name }) => name)).toEqual(['"logo-start"', '"logo-center"', '"two-rows"'])
  })

  it('says its values and its default where the part is explained', () => {
    const notes = Object.fromEntries(explained('site-header').entries.map(({ name, note }) => [name, note]))
    expect(notes['arrangement']).toContain('"logo-start" | "logo-center" | "two-rows", default "logo-start"')
    expect(notes['sticky']).toBe('boolean, default true')
  })

  it('that is wrong is answered with what was meant', () => {
    expect(problemOf('site-header.arangement')).toBe('site-header has no "arangement": did you mean "arrangement"?')
  })
})

describe('a key by its name alone', () => {
  it('is explained where there is one place for it', () => {
    expect(explained('badge').name).toBe('menus.header.items.<name>.badge')
    expect(explained('sticky').name).toBe('site-header.sticky')
  })

  it('is explained where its file is left out', () => {
    expect(explained('agentCentre.order').name).toBe('menus.agentCentre.order')
  })

  it('is told of its places where there are several, each of which can be asked for', () => {
    const { entries } = explained('layout')
    expect(entries.length).toBeGreaterThan(1)
    for (const { name, meaning } of entries) expect(explained(name).meaning, name).toBe(meaning)
  })

  it('is suggested where it is misspelt', () => {
    expect(problemOf('bagde')).toContain('did you mean "badge"')
  })
})

describe('a name', () => {
  it.each([
    ['banner-slider', 'block'],
    ['message', 'dialog'],
    ['security-center', 'panel'],
    ['navigate', 'action'],
    ['route-unknown', 'check'],
  ])('%s is a %s', (name, kind) => {
    expect(explained(name)).toMatchObject({ kind, name })
  })

  it('of a check shows its examples', () => {
    expect(explained('route-unknown').examples.map(({ title }) => title)).toEqual([
      'wrong: menus.json',
      'right: menus.json',
    ])
  })

  it.each([
    ['banner-slidr', 'nothing is called "banner-slidr": did you mean "banner-slider"'],
    ['route', 'did you mean "routes"'],
    ['menus.side.itms', 'menus.side has no "itms": did you mean "items"?'],
    ['qqqqqqqqqq', '"explain" alone lists what there is to explain'],
    ['locales', 'which key?'],
  ])('that is wrong is answered with what was meant: %s', (asked, words) => {
    expect(problemOf(asked)).toContain(words)
  })
})

describe('everything', () => {
  it('that is listed can be explained and says what it is', () => {
    for (const { name, meaning } of Object.values(topics()).flat()) {
      if (name !== 'locales') expect(explained(name).meaning.startsWith(meaning), name).toBe(true)
      expect(meaning, name).not.toBe('')
    }
  })

  it('that check may say is listed', () => {
    expect(topics().checks.map(({ name }) => name)).toEqual(allChecks.map(({ code }) => code))
  })
})

describe('the schemas', () => {
  const tops = configFiles.flatMap((file) =>
    [...schemaOf(file).properties]
      .filter(([key]) => key !== '$schema')
      .map(([key, node]) => [`${file}.${key}`, node] as const),
  )

  it.each(tops)('say who reads %s, by names that there are', (_, { schema }) => {
    expect(schema['x-reader']).toEqual(expect.any(String))
    const named = [...(schema['x-reader'] as string).matchAll(/\b(block|dialog) ([a-z-]+)/g)]
    for (const [, kind, name] of named)
      expect((kind === 'block' ? blockNodes() : dialogNodes()).has(name ?? '')).toBe(true)
  })

  it('mark references of kinds that can be put in words', () => {
    const seen = new Set<SchemaNode>()
    const kinds = new Set<string>()
    const visit = (node: SchemaNode | undefined): void => {
      if (node === undefined || seen.has(node)) return
      seen.add(node)
      for (const kind of [node.ref, node.keyRef]) if (kind !== undefined) kinds.add(kind)
      for (const inner of [...node.properties.values(), ...node.branches.values(), node.values, node.items])
        visit(inner)
    }
    for (const file of [...configFiles, 'locale' as const]) visit(schemaOf(file))
    expect([...kinds].filter((kind) => !(kind in refWords))).toEqual([])
  })
})
