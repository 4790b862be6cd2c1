import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

const home = 'merchants/derby/blocks/slogan-tape'
const inCode = { 'slogan-tape.label': 'Label', 'slogan-tape.pause': 'Pause', 'slogan-tape.play': 'Play' }
const tape = (block: string) => ({ block, props: { slogans: ['page.title', 'page.text'] } })
const routes = (block: string) => ({
  pages: { home: { sections: { tape: tape(block) }, order: ['tape', 'text'] } },
})
const texts = (written: Record<string, string>): Files => ({ 'locales/EN.json': written, 'locales/TY.json': written })
const shown: Files = { 'routes.json': routes('derby/slogan-tape'), ...texts(inCode) }
const derby: Files = {
  'site.json': { code: 'derby', name: 'Derby', extends: 'base', hosts: ['derby.test'] },
  ...shown,
}

const problems = (dir: string) =>
  checkMerchants(dir).diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)

/** The brand derby with the block's folder, as in the project. */
function withBlock(files: Files = {}): string {
  const dir = writeMerchants({ derby: { ...derby, ...files } })
  cpSync(home, join(dir, 'derby/blocks/slogan-tape'), { recursive: true })
  return dir
}

it('takes a folder of blocks that is as the site was compiled with it, and counts it', () => {
  const dir = withBlock()
  expect(problems(dir)).toEqual([])
  expect(checkMerchants(dir).ownBlocks).toEqual(['derby/slogan-tape'])
})

it('needs no folder of the block beside JSON that names it, and counts it', () => {
  const dir = writeMerchants({ derby })
  expect(problems(dir)).toEqual([])
  expect(checkMerchants(dir).ownBlocks).toEqual(['derby/slogan-tape'])
})

it('says that a changed copy is not what the site shows', () => {
  const dir = withBlock()
  writeFileSync(join(dir, 'derby/blocks/slogan-tape/slogan-tape.tsx'), 'export {}\n')
  expect(problems(dir)).toContain(
    `block-not-built derby/blocks/slogan-tape: differs from ${home}, which is what the site shows`,
  )
})

it('says that code outside of the project is not compiled', () => {
  const ticker = { 'blocks/ticker/ticker.schema.json': '{}', 'blocks/ticker/ticker.tsx': 'export {}\n' }
  expect(problems(writeMerchants({ acme: { ...acme, ...ticker } }))).toEqual([
    'block-not-built acme/blocks/ticker: is not in the site, which is compiled with the blocks of its own folder merchants alone',
  ])
})

it('names what a block lacks, and what has no place in its folder', () => {
  const files = { 'blocks/notes.json': '{}', 'blocks/ticker/ticker.tsx': '', 'blocks/ticker/tickr.schema.json': '{}' }
  expect(problems(writeMerchants({ acme: { ...acme, ...files } })).sort()).toEqual([
    'block-not-built acme/blocks/ticker: has no ticker.schema.json',
    'file-unknown acme/blocks/notes.json: nothing reads blocks/notes.json',
    'file-unknown acme/blocks/ticker/tickr.schema.json: nothing reads blocks/ticker/tickr.schema.json',
  ])
})

it('lets a brand name the blocks of the template that it extends', () => {
  const template = { ...minimalTemplate(), 'site.json': { code: 'derby', extends: 'base', template: true }, ...shown }
  const brand = { 'site.json': { code: 'acme', name: 'Acme', extends: 'derby', hosts: ['acme.test'] } }
  expect(problems(writeMerchants({ derby: template, acme: brand }))).toEqual([])
})

it('refuses the block of a brand that is not extended', () => {
  expect(problems(writeMerchants({ acme: { ...acme, ...shown } }))).toContain(
    'block-foreign acme/routes.json: "derby/slogan-tape" is a block of derby, which acme does not extend',
  )
})

describe('in a centre', () => {
  const panel = { member: { 'derby/slogan-tape': { slogans: ['page.title'] } } }
  const entry = (name: string) => ({ label: 'page.title', action: { action: 'memberCentre', panel: name } })
  const menu = (name: string) => ({ memberCentre: { items: { own: entry(name) }, order: ['own'] } })
  const inCentre = (files: Files): Files => ({ ...derby, ...texts(inCode), 'routes.json': {}, ...files })

  it('a block of a brand’s own is a panel that panels.json names, and is counted', () => {
    const files = { 'panels.json': panel, 'menus.json': menu('derby/slogan-tape') }
    const dir = writeMerchants({ derby: inCentre(files) })
    expect(problems(dir)).toEqual([])
    expect(checkMerchants(dir).ownBlocks).toEqual(['derby/slogan-tape'])
  })

  it('says so where a menu leads to one that panels.json does not name', () => {
    const dir = writeMerchants({ derby: inCentre({ 'menus.json': menu('derby/slogan-tape') }) })
    expect(problems(dir)).toContain(
      'panel-not-offered derby/menus.json: "derby/slogan-tape" does not stand in panels.json',
    )
  })

  it('refuses the block of a brand that is not extended', () => {
    expect(problems(writeMerchants({ acme: { ...acme, 'panels.json': panel } }))).toContain(
      'block-foreign acme/panels.json: "derby/slogan-tape" is a block of derby, which acme does not extend',
    )
  })

  it('suggests the one that a misspelt name means', () => {
    const dir = writeMerchants({ derby: inCentre({ 'menus.json': menu('derby/slogantape') }) })
    const [problem] = checkMerchants(dir).diagnostics
    expect(problem).toMatchObject({ code: 'wrong-value', suggestions: ['derby/slogan-tape'] })
  })
})

it('suggests the block that a misspelt name means', () => {
  const dir = writeMerchants({ derby: { ...derby, 'routes.json': routes('derby/slogantape') } })
  const [problem] = checkMerchants(dir).diagnostics
  expect(problem).toMatchObject({ code: 'wrong-value', suggestions: ['derby/slogan-tape'] })
})

it('says which text a block asks for that no language has', () => {
  const { 'slogan-tape.pause': _, ...others } = inCode
  expect(problems(withBlock(texts(others)))).toEqual([
    'text-missing derby/locales/EN.json: no text for "slogan-tape.pause", which the block derby/slogan-tape asks for',
  ])
})

it('suggests the text key that the code of a block asks for', () => {
  const { 'slogan-tape.pause': pause, ...others } = inCode
  const dir = withBlock(texts({ ...others, 'slogan-tape.puase': pause }))
  const found = checkMerchants(dir).diagnostics.map(({ code, suggestions }) => [code, ...suggestions])
  expect(found).toEqual([
    ['text-key-unknown', 'slogan-tape.pause'],
    ['text-key-unknown', 'slogan-tape.pause'],
  ])
})
