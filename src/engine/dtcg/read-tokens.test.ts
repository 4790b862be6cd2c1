import { describe, expect, it } from 'vitest'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { fixMerchants } from '@/engine/fix/fix-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'
import { documentCss } from '@/site/theme/document-css'
import { acceptedTokens } from './corpus/accepted-tokens'
import { refusedTokens } from './corpus/refused-tokens'

const palest = ['token-contrast', 'sizes-unordered']

describe.each(acceptedTokens)('$what', ({ tokens, variable, css, note }) => {
  it(`is ${css}`, () => {
    const { diagnostics, merchants } = checkBrand({ 'theme.json': { tokens } })
    const told = diagnostics.filter(({ code }) => !palest.includes(code))
    expect(told.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
      note === undefined ? [] : [`note: passed over, because the theme has no use for it: ${note}`],
    )
    const { theme, site } = merchants[0]!.config
    const styles = documentCss(theme, site.languages)
    expect(styles).toContain(`:root{color-scheme:light`)
    expect(styles).toContain(`--${variable}:${css};`)
  })
})

describe.each(refusedTokens)('$what', ({ tokens, code, at, words = /./, fixed }) => {
  const files = { acme: { ...acme, 'theme.json': { tokens } } }

  it(`is told once, at ${at}`, () => {
    const { diagnostics } = checkMerchants(writeMerchants(files))
    const told = diagnostics.filter(({ severity }) => severity !== 'note')
    expect(told.map((each) => [each.code, each.pointer])).toEqual([[code, `/tokens/${at}`]])
    expect(told[0]?.message).toMatch(words)
  })

  it(fixed === undefined ? 'is left by --fix' : 'is mended by --fix', () => {
    const set = loadMerchants(merchantsRoot(writeMerchants(files)))
    const { files: changed, checked } = fixMerchants(set)
    const after = changed[0] === undefined ? tokens : (JSON.parse(changed[0].after) as JsonValue)
    const place = [...(changed[0] === undefined ? [] : ['tokens']), ...at.split('/')]
    const left = checked.diagnostics.filter(({ severity }) => severity === 'error')
    expect(valueAt(after, place)).toEqual(fixed ?? valueAt(tokens, at.split('/')))
    if (fixed !== undefined) expect(left).toEqual([])
  })
})
