import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partPath } from '@/engine/schema/part-path'
import { builtBlocks } from '@/engine/schema/built-blocks'
import type { CheckFinding } from '@/engine/finding/check'
import { hasText, languagesWithTexts, textMissing } from './text-missing'
import type { Draft } from '@/engine/merge/draft'
import { namedOwnBlocks } from '@/engine/names/named-own-blocks'
import { repository } from '@/engine/schema/repository'

const known = new Map<string, readonly string[]>()

/** Text keys that these merchants' own blocks use in their code. */
export function textsOfBlocks(codes: readonly string[]): string[] {
  const own = [...builtBlocks()].filter((name) => codes.some((code) => name.startsWith(`${code}/`)))
  return own.flatMap(textsInCode)
}

/**
 * Text keys of the blocks on its pages that no language has. Another check reports keys that only some languages lack.
 */
export function findMissingBlockTexts(draft: Draft): CheckFinding[] {
  const languages = languagesWithTexts(draft)
  const [first] = languages
  if (first === undefined) return []
  const named = namedOwnBlocks(draft.config)
  // A block that this merchant may not use is reported once, as that.
  const own = named.filter(({ owner }) => draft.chain.some(({ code }) => code === owner))
  const names = new Set(own.map(({ name }) => name))
  return [...names].flatMap((name) =>
    textsInCode(name)
      .filter((key) => languages.every((language) => !hasText(draft, language, key)))
      .map((key) => ({
        check: textMissing,
        file: `locales/${first}`,
        path: [],
        spot: 'object',
        message: `no text for "${key}", which the block ${name} asks for`,
        expected: `a text in ${languages.map((language) => `locales/${language}.json`).join(' and ')}`,
        received: JSON.stringify(key),
        about: languages.join(' '),
      })),
  )
}

/** Text keys in the code of a block that was compiled into the site: they begin with the block's name. */
function textsInCode(block: string): readonly string[] {
  const texts = known.get(block) ?? readTexts(block)
  known.set(block, texts)
  return texts
}

function readTexts(block: string): string[] {
  const folder = join(repository, dirname(partPath('blocks', block, '')))
  const quoted = new RegExp(`['"\`](${block.split('/')[1] ?? ''}\\.[A-Za-z0-9_.-]+)['"\`]`, 'g')
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(quoted)].map(([, key = '']) => key)))]
}
