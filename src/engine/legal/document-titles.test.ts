import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { readFrontMatter } from './front-matter'

const base = join(merchantsRoot('').dir, 'base')
const json = (path: string) => JSON.parse(readFileSync(join(base, path), 'utf8')) as unknown
const { pages } = json('routes.json') as {
  pages: Record<string, { title: string; sections?: { text?: { block: string; props: { document: string } } } }>
}

it.each(['EN', 'VI', 'TY'])('links and tabs call a legal document of the template by its own title: %s', (language) => {
  const texts = json(`locales/${language}.json`) as Record<string, string>
  const called = Object.values(pages).flatMap(({ title, sections }) => {
    if (sections?.text?.block !== 'legal-document') return []
    const file = join(base, 'legal', `${sections.text.props.document}.${language}.md`)
    return [[texts[title], readFrontMatter(readFileSync(file, 'utf8'))] as const]
  })
  expect(called).toHaveLength(7)
  for (const [name, { values }] of called) expect(name).toBe(values?.title)
})
