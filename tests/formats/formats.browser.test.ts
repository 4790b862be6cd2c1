import { commands } from 'vitest/browser'
import { expect, it } from 'vitest'
import { loadFormats } from '@/contract/formats/load-formats'
import { loadRegionNames } from '@/contract/formats/region-names'
import { written } from './written'

const languages = await commands.formatsInNode()

/** Differences of versions of ICU, where the browser's are as good: Korean parts of the day, and narrow spaces. */
const alike: Readonly<Record<string, (text: string) => string>> = {
  KO: (text) => text.replace('오전', 'AM').replace('오후', 'PM'),
  TW: (text) => text.replaceAll('\u2009', ' '),
}

it('the template describes 34 languages', () => expect(languages).toHaveLength(34))

it.each(languages)('$code is written in the browser as in Node', async ({ code, tag, written: expected }) => {
  await loadFormats(tag)
  const shown = written(tag, await loadRegionNames(tag))
  const plain = (formats: typeof shown) =>
    Object.fromEntries(
      Object.entries(formats).map(([name, texts]) => [name, texts.map((text) => alike[code]?.(text) ?? text)]),
    )
  expect(plain(shown)).toEqual(plain(expected))
})
