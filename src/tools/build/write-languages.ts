import type { ShippedLegal } from '@/engine/resolved/legal-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { LanguageTexts } from '@/engine/resolved/site-texts'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { legalTextPath } from '@/contract/site-data/legal-text'
import type { SiteEntry } from '@/tools/serve/sites-file'
import type { BuildFolder } from './build-folder'
import type { SiteContent } from './content/site-content'
import { addressIn } from './pages/page-meta'
import type { PageThread, WrittenPages } from './pages/page-thread'
import { releaseName } from './release-name'
import type { PageSource } from './pages/site-document'

interface LanguagePages {
  readonly boot: WholeBootData
  readonly languages: readonly [LanguageTexts, ...LanguageTexts[]]
  /** By language. */
  readonly extras: ReadonlyMap<string, Pick<PageSource, 'pictures' | 'manifest'>>
  readonly legal: ShippedLegal
  readonly app: string
  readonly thread: PageThread
  /** What the pages name as their release. */
  readonly release: string
  /** Of a build with content. */
  readonly content: SiteContent | undefined
}

/**
 * Writes the documents in each language that has addresses of its own: those of a brand whose default language it would
 * be.
 */
export async function writeLanguages(
  folder: BuildFolder,
  { code, config: { theme } }: ResolvedMerchant,
  { boot, languages, extras, legal, app, thread, release, content }: LanguagePages,
): Promise<Pick<SiteEntry, 'policy' | 'rest' | 'documentsHash'> & Pick<WrittenPages, 'contents'>> {
  const [first, ...others] = languages
  const write = ({ language, base, own }: LanguageTexts) => {
    const site = { ...boot.site, defaultLanguage: language }
    const source = { theme, boot: { ...boot, site, texts: own }, release, ...extras.get(language) }
    const shown = legalTextsIn(language, boot, legal)
    const job = { folder: code + (boot.languageBases[language] ?? ''), app, source, base, legal: shown }
    return thread.write({ ...job, ...(content && { content: content.inLanguage(language) }) })
  }
  const written = await write(first)
  const all = [written]
  const contents = { ...written.contents }
  // One after the other, because each carries all texts of its language.
  for (const each of others) {
    const base = boot.languageBases[each.language]
    if (base === undefined) continue
    const pages = await write(each)
    all.push(pages)
    for (const [path, hash] of Object.entries(pages.contents)) contents[addressIn(boot, each.language, path)] = hash
  }
  await folder.write(`${code}${written.rest.publicPath}`, written.rest.text)
  const styleHashes = [...new Set(all.flatMap(({ policy }) => policy.styleHashes))]
  return {
    policy: { ...written.policy, styleHashes },
    rest: written.rest.publicPath,
    documentsHash: releaseName(all.map(({ documentsHash }) => documentsHash)),
    contents,
  }
}

/** The legal documents as readers of a language see them, by the path of their file. */
function legalTextsIn(
  language: string,
  { site: { defaultLanguage }, legalDocuments }: WholeBootData,
  { texts }: ShippedLegal,
): Readonly<Record<string, string>> {
  const paths = Object.values(legalDocuments).map((each) => legalTextPath(each, language, defaultLanguage))
  return Object.fromEntries(
    texts.filter(({ publicPath }) => paths.includes(publicPath)).map(({ publicPath, text }) => [publicPath, text]),
  )
}
