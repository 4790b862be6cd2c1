import { expect, test } from 'vitest'
import { partsWithTexts } from '@/contract/generated/parts-with-texts'
import { askedKey } from '@/contract/text/plural-form'
import { firstAddresses, partAddress, sharedTexts, type TextsAddress } from '@/contract/site-data/texts-address'
import { built, builtCodes, builtPage, gzipped } from './built-site'

/** Kilobytes of gzip: what every page fetches in one language after hydration, and what a component may add. */
const budget = { everyPage: 12, part: 4 }

/** The files with the texts of each language, according to a brand's page. */
function localesOf(code: string): [string, TextsAddress][] {
  const boot = JSON.parse(builtPage(code, 'index.html').boot) as { locales: Record<string, TextsAddress> }
  return Object.entries(boot.locales)
}

function fileAt(code: string, address: string): Buffer {
  return built(address.startsWith('/brand/') ? `${code}${address}` : address.slice(1))
}

const prefixes = [
  ...new Set(builtCodes.flatMap(localesOf).flatMap(([, address]) => ('byPart' in address ? [address.byPart] : []))),
]

test.each(builtCodes)('the texts that every page of %s fetches are small', (code) => {
  for (const [, address] of localesOf(code))
    expect(gzipped(...firstAddresses(address).map((each) => fileAt(code, each)))).toBeLessThanOrEqual(budget.everyPage)
})

test.each(partsWithTexts)('the texts of %s are there in every language, under the same keys', (part) => {
  const files = prefixes.map((byPart) => String(fileAt('', partAddress(byPart, part))))
  expect(files.length).toBeGreaterThan(1)
  for (const text of files) expect(gzipped(text)).toBeLessThanOrEqual(budget.part)
  expect(new Set(files.map(askedKeysIn)).size).toBe(1)
})

/** Without the plural forms, which differ by language. */
function askedKeysIn(text: string): string {
  const texts = JSON.parse(text) as Readonly<Record<string, string>>
  const asked = Object.keys(texts).map((key) => askedKey(key, (each) => Object.hasOwn(texts, each)))
  return [...new Set(asked)].sort().join(' ')
}

test('brands of one template share its texts', () => {
  const languages = new Set(builtCodes.flatMap(localesOf).map(([language]) => language))
  expect(prefixes).toHaveLength(languages.size)
  for (const byPart of prefixes) expect(fileAt('', partAddress(byPart, sharedTexts)).length).toBeGreaterThan(0)
})
