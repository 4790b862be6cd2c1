import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { checksAddress } from './checks-address'
import { allChecks } from '@/engine/checks/all-checks'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { formatSarif } from './format-sarif'
import { checkBrand, checkExample } from '@/engine/testing/write-merchants'

/** The standard's schema as OASIS publishes it. */
const path = join(import.meta.dirname, 'testing/sarif/sarif-2.1.0.json')
const ajv = new Ajv({
  strict: false,
  // Some patterns of the schema do not compile with the `u` flag.
  unicodeRegExp: false,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), 'uri-reference': isReference, 'date-time': true },
})
const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object)

function isReference(text: string): boolean {
  return URL.canParse(text, 'http://base.test/') && /^[!-~]*$/.test(text)
}

interface Log {
  readonly runs: readonly [{ readonly results: readonly Result[]; readonly tool: { driver: { rules: Rule[] } } }]
}
interface Rule {
  readonly id: string
  readonly help: { readonly markdown: string }
  readonly helpUri?: string
}
type Result = Record<string, unknown> & { ruleId: string; ruleIndex: number }

function logOf(diagnostics: readonly Diagnostic[]): Log {
  const log = JSON.parse(formatSarif(diagnostics)) as Log
  expect(validate(log) ? [] : validate.errors).toEqual([])
  return log
}

describe('SARIF', () => {
  it('is valid with nothing to say, and explains every rule', () => {
    const [run] = logOf([]).runs
    expect(run.results).toEqual([])
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(
      allChecks.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
    for (const { id, help } of run.tool.driver.rules) expect(help.markdown, id).toContain('Right:')
  })

  it('names no place of the machine that it was written on', () => {
    const { diagnostics } = checkBrand({ 'menus.json': '{' })
    expect(formatSarif(diagnostics)).not.toMatch(/file:|\/tmp\/|\/home\//)
  })

  it('has a region, the place of what was meant and the repair', () => {
    const { diagnostics } = checkBrand({
      'menus.json': '{\n  "side": { "items": { "help": { "action": { "to": "/hepl" } } } }\n}',
    })
    const [run] = logOf(diagnostics).runs
    const [result] = run.results
    const artifactLocation = { uri: 'acme/menus.json', uriBaseId: '%SRCROOT%' }
    const region = { startLine: 2, startColumn: 52, endLine: 2, endColumn: 59 }
    expect(run.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe('route-unknown')
    expect(result).toMatchObject({
      ruleId: 'route-unknown',
      level: 'error',
      message: { text: 'no page of acme has this path (did you mean "/help"?)' },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      relatedLocations: [{ physicalLocation: { artifactLocation: { uri: 'base/routes.json' } } }],
      fixes: [
        {
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '"/help"' } }] },
          ],
        },
      ],
    })
  })

  it('is valid for the bad example of every rule', () => {
    const diagnostics = allChecks.flatMap(({ docs }) => checkExample(docs.bad).diagnostics)
    const found = new Set(logOf(diagnostics).runs[0].results.map(({ ruleId }) => ruleId))
    expect([...found].sort()).toEqual(allChecks.map(({ code }) => code).sort())
  }, 120_000)

  it('writes odd names of files as addresses', () => {
    const { diagnostics } = checkBrand({ 'a b#%\u00e9.json': '{}' })
    expect(logOf(diagnostics).runs[0].results[0]).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri: 'acme/a%20b%23%25%C3%A9.json' } } }],
    })
  })
})

describe('the address of a rule', () => {
  const docs = 'src/engine/checks/checks.md#too-deep'

  it('is the page of the commit where GitHub runs the check', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/site', GITHUB_SHA: 'abc' }
    expect(checksAddress(docs, env)).toBe(`https://github.com/acme/site/blob/abc/${docs}`)
  })

  it('is left out elsewhere: a file of this machine is nobody else’s', () => {
    expect(checksAddress(docs, {})).toBeUndefined()
  })
})
