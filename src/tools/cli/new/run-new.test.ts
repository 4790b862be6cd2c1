import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { acme, merchantsFolder, runNewVerb } from '@/tools/cli/testing/new-brands'

describe('new refuses in one line, and makes nothing,', () => {
  const others = { rival: { extends: 'base', hosts: ['acme.example', 'acme.localhost'] } }

  it.each([
    ['a code with capitals', ['Acme Play'], 'did you mean "acme-play"?'],
    ['a code of one letter', ['a'], '"a" cannot be a code'],
    ['a code that leads elsewhere', ['../acme'], '"../acme" cannot be a code'],
    ['a code that the build uses', ['assets'], '"assets" cannot be a code: the build has a folder of that name'],
    ['a host that no browser opens', ['other', '--host', 'xn--a.example'], '"xn--a.example" cannot be a host'],
    ['a folder that is there', ['base'], 'there is already a folder base'],
    ['a code whose own host another brand has', ['acme'], 'acme.localhost is a host of rival already'],
    ['a host of another brand', ['other', '--host', 'acme.example'], 'acme.example is a host of rival already'],
    [
      'the own host of another brand',
      ['other', '--host', 'rival.localhost'],
      'rival.localhost is a host of rival already',
    ],
    ['an address for a host', ['other', '--host', 'https://Other.example:80/x'], 'did you mean "other.example"?'],
    ['a host in other letters', ['other', '--host', 'spielhölle.example'], 'did you mean "xn--spielhlle-57a.example"?'],
    ['an unknown template', ['other', '--from', 'bsae'], '"bsae" is no template: there is base; did you mean "base"?'],
    ['a brand as template', ['other', '--from', 'rival'], '"rival" is a brand, not a template: there is base'],
    ['a colour that is none', ['other', '--color', 'crimsn'], '"crimsn" is no opaque CSS colour'],
    ['a colour lost to the shell', ['other', '--color'], 'in quotes'],
    ['a name with a tag', ['other', '--name', 'Acme <b>'], 'the name holds tags of HTML'],
    ['a code that the servers have', ['wps'], '"wps" cannot be a code: the gateway answers at /wps'],
    ['a code of Windows', ['nul'], '"nul" cannot be a code: Windows has no folders of that name'],
    ['a code with a hyphen at its end', ['acme-'], 'it ends in a hyphen'],
    ['the host of the games', ['other', '--host', 'games.localhost'], 'where the sandbox has its games'],
    ['a name too long', ['other', '--name', 'x'.repeat(61)], 'the name has 61 characters: at most 60 are shown'],
    ['an empty name', ['other', '--name', ' '], 'the name is empty'],
    ['a name of two lines', ['other', '--name', 'a\nb'], 'the name holds a line end'],
    [
      'an unknown language',
      ['other', '--languages', 'EN,XX'],
      '"XX" is no language of the template: base has texts in EN, ',
    ],
    [
      'languages without a text',
      ['other', '--languages', 'SV,FI'],
      'nothing is translated to SV, FI yet: name a language of the template besides, which players read until then: --languages SV,FI,EN',
    ],
    ['an unknown currency', ['other', '--currency', 'PPH'], '"PPH" is no currency: write an ISO 4217 code'],
    ['an unknown typeface', ['other', '--typeface', 'balo'], 'did you mean "baloo-2"?'],
  ])('%s', async (_, args, text) => {
    const dir = merchantsFolder(others)
    const whole = [...args]
    if (!args.includes('--name')) whole.push('--name', 'Other')
    if (!args.includes('--color')) whole.push('--color', '#c2185b')
    const { exitCode, out, err } = await runNewVerb(dir, whole)
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toContain(text)
    expect(err).not.toContain('\n')
    expect(readdirSync(dir).sort()).toEqual(['base', 'rival'])
  })

  it('the code of a country, with the language that is spoken there', async () => {
    const described = await runNewVerb(merchantsFolder(), [...acme, '--languages', 'EN,PH'])
    expect(described.err).toMatch(/did you mean "TY"\?$/)
    const further = await runNewVerb(merchantsFolder(), [...acme, '--languages', 'EN,SE'])
    expect(further.err).toMatch(/^merchant: "SE" is no language of the template: .*; did you mean "SV"\?$/)
  })

  it('a template with problems', async () => {
    const dir = merchantsFolder()
    writeFileSync(join(dir, 'base/menus.json'), '{')
    const { exitCode, err } = await runNewVerb(dir, acme)
    expect([exitCode, err]).toEqual([1, 'merchant: the template base has problems: "check base" says which'])
    expect(existsSync(join(dir, 'acme'))).toBe(false)
  })

  it('a merchants folder that is not there', async () => {
    const { exitCode, err } = await runNewVerb('/there/is/no/such/folder', acme)
    expect([exitCode, err]).toEqual([2, 'merchant: cannot read the merchants folder /there/is/no/such/folder (ENOENT)'])
  })

  it('a merchants folder that cannot be written to', async () => {
    const dir = merchantsFolder()
    // This file blocks the draft folder, even for a user who may write anywhere.
    writeFileSync(join(dir, `.acme-${process.pid}`), '')
    const { exitCode, err } = await runNewVerb(dir, acme)
    expect(exitCode).toBe(2)
    expect(err).toContain(`merchant: cannot write to the merchants folder ${dir} (E`)
    expect(readdirSync(dir)).toEqual(['base'])
  })

  it('what is missing, where nobody can be asked', async () => {
    const dir = merchantsFolder()
    const { exitCode, err } = await runNewVerb(dir, ['acme'])
    expect([exitCode, err]).toEqual([
      2,
      'merchant: --name, --color missing: write for example new acme --name "Acme Play" --color "#c2185b"',
    ])
  })
})
