import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { typefaces } from '@/engine/new-brand/letters/typefaces'
import { acme, merchantsFolder, runNewVerb } from '@/tools/cli/testing/new-brands'

const json = (dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Record<string, unknown>

describe('new', () => {
  it('makes a brand that check has nothing to say about, and says what to do next', async () => {
    const dir = merchantsFolder()
    const { exitCode, out, err } = await runNewVerb(dir, acme)
    expect([exitCode, err]).toEqual([0, ''])
    expect(out).toContain('made acme')
    expect(out).toContain('npm run merchant -- check acme')
    const { diagnostics, merchants } = checkMerchants(dir)
    expect(diagnostics).toEqual([])
    expect(merchants.map(({ config }) => config.site.name)).toEqual(['Acme Play'])
  })

  it.each(typefaces)('makes a whole brand in $name', async ({ name }) => {
    const dir = merchantsFolder()
    await runNewVerb(dir, [...acme, '--typeface', name])
    const { diagnostics, merchants } = checkMerchants(dir)
    expect(diagnostics).toEqual([])
    const { primary } = merchants[0]?.config.theme.tokens.color.light ?? {}
    expect(primary?.$value).toEqual({ colorSpace: 'srgb', components: [0.7608, 0.0941, 0.3569], alpha: 1 })
    const { width, height } = merchants[0]?.config.theme.assets.logo ?? {}
    expect(readFileSync(join(dir, 'acme/assets/logo.svg'), 'utf8')).toContain(`width="${width}" height="${height}"`)
  })

  it('says in its JSON only what differs from the template', async () => {
    const dir = merchantsFolder()
    await runNewVerb(dir, acme)
    expect(json(dir, 'acme/site.json')).toEqual({
      $schema: expect.stringMatching(/\/site\.schema\.json$/) as string,
      allowedHosts: ['download.acme.example'],
      schemaVersion: 2,
      code: 'acme',
      name: 'Acme Play',
      extends: 'base',
      hosts: ['acme.localhost'],
      contact: { address: 'mailto:support@acme.example' },
    })
    expect(JSON.stringify(json(dir, 'acme/theme.json'))).not.toContain('"$type"')
    expect(readdirSync(join(dir, 'acme')).sort()).toEqual([
      '.schemas',
      'assets',
      'routes.json',
      'site.json',
      'theme.json',
    ])
  })

  it('takes hosts and languages, the default one first', async () => {
    const dir = merchantsFolder()
    const { err } = await runNewVerb(dir, [...acme, '--host', 'www.acme.com,acme.com', '--languages', 'ty, en'])
    expect(err).toBe('')
    expect(json(dir, 'acme/site.json')).toMatchObject({
      hosts: ['www.acme.com', 'acme.com'],
      languages: { order: ['TY', 'EN'] },
      defaultLanguage: 'TY',
      contact: { address: 'mailto:support@acme.com' },
    })
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })

  it('describes a language that its template does not have, and waits for its texts', async () => {
    const dir = merchantsFolder()
    const { out, err } = await runNewVerb(dir, [...acme, '--languages', 'sv,en'])
    expect(err).toBe('')
    expect(out).toContain('SV: nothing is translated yet')
    expect(json(dir, 'acme/site.json')).toMatchObject({
      languages: { items: { SV: { locale: 'sv', label: 'Svenska' } }, order: ['SV', 'EN'] },
      defaultLanguage: 'SV',
    })
    expect(checkMerchants(dir).diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'text-untranslated acme/locales/SV.json',
    ])
  })

  it('has amounts to press that are fit for its currency', async () => {
    const dir = merchantsFolder()
    expect((await runNewVerb(dir, [...acme, '--currency', 'usd'])).err).toBe('')
    expect(json(dir, 'acme/site.json')).toMatchObject({ currency: { code: 'USD' } })
    expect(existsSync(join(dir, 'acme/panels.json'))).toBe(false)
    const { merchants, diagnostics } = checkMerchants(dir)
    expect(diagnostics).toEqual([])
    expect(merchants[0]?.config.panels.member.deposit.presets).toEqual([10, 20, 40, 100, 200])
  })

  it('counts the sums of a currency without decimals in whole units', async () => {
    const dir = merchantsFolder()
    await runNewVerb(dir, [...acme, '--currency', 'JPY'])
    expect(json(dir, 'acme/site.json')).toMatchObject({ currency: { code: 'JPY', digits: 0 } })
    const { merchants, diagnostics } = checkMerchants(dir)
    expect(diagnostics).toEqual([])
    expect(merchants[0]?.config.panels.member.deposit.presets).toEqual([1000, 2000, 4000, 10_000, 20_000])
  })

  it('writes its own in place of amounts that its template writes', async () => {
    const dir = merchantsFolder()
    writeFileSync(join(dir, 'base/panels.json'), JSON.stringify({ member: { deposit: { presets: [50_000] } } }))
    await runNewVerb(dir, [...acme, '--currency', 'USD'])
    expect(json(dir, 'acme/panels.json')).toMatchObject({ member: { deposit: { presets: [10, 20, 40, 100, 200] } } })
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })

  it('leaves the sums to the template in its own currency', async () => {
    const dir = merchantsFolder()
    await runNewVerb(dir, [...acme, '--currency', 'VND'])
    expect(json(dir, 'acme/site.json')).not.toHaveProperty('currency')
    expect(existsSync(join(dir, 'acme/panels.json'))).toBe(false)
  })

  it('leaves a language of the template out that is not asked for', async () => {
    const dir = merchantsFolder()
    await runNewVerb(dir, [...acme, '--languages', 'EN'])
    const { merchants, diagnostics } = checkMerchants(dir)
    expect(diagnostics).toEqual([])
    expect(merchants[0]?.config.site.languages.order).toEqual(['EN'])
  })

  it('prints what it made for programs', async () => {
    const { out } = await runNewVerb(merchantsFolder(), [...acme, '--typeface', 'baloo-2', '--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({
      formatVersion: 1,
      made: true,
      merchant: {
        code: 'acme',
        name: 'Acme Play',
        extends: 'base',
        hosts: ['acme.localhost'],
        languages: ['EN', 'TY', 'VI'],
        currency: 'VND',
      },
      color: '#c2185b',
      typeface: 'baloo-2',
      folder: 'acme',
      files: expect.arrayContaining(['site.json', 'theme.json', 'assets/logo.svg', 'assets/icon-app.png']) as string[],
      notes: [],
    })
  })

  it('makes nothing on a dry run', async () => {
    const dir = merchantsFolder()
    const { exitCode, out } = await runNewVerb(dir, [...acme, '--dry-run'])
    expect([exitCode, readdirSync(dir)]).toEqual([0, ['base']])
    expect(out).toContain('would make acme')
  })

  it('draws the mark alone for a name that its typeface cannot write, and says so', async () => {
    const dir = merchantsFolder()
    const { exitCode, out } = await runNewVerb(dir, ['acme', '--name', '賭場', '--color', 'teal'])
    expect(exitCode).toBe(0)
    expect(out).toContain('note: the logo is the mark alone, because the typeface lacks a letter of it')
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })
})
