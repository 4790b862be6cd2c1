import { findMissingBlockTexts, textsOfBlocks } from '@/engine/checks/texts/block-texts'
import type { CheckFinding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { entryUnlisted } from '@/engine/checks/menus/entry-unlisted'
import {
  findUnreachablePages,
  isHidden,
  linkOf,
  pageUnreachable,
  type Link,
} from '@/engine/checks/pages/page-unreachable'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { MarkedTexts } from '@/engine/checks/texts/text-markup'
import { languagesWithTexts, textMissing } from '@/engine/checks/texts/text-missing'
import { textUntranslated } from '@/engine/checks/translation/text-untranslated'
import { summariseUntranslated } from './summarise-untranslated'
import { findUnusedTexts, textUnused } from '@/engine/checks/texts/text-unused'
import { findUnusedNames } from '@/engine/checks/banners/unused-names'
import { wrongKey } from '@/engine/checks/schema/wrong-key'
import { languageOf, type ConfigFile } from '@/engine/schema/config-files'
import { orderKeys } from '@/contract/json/listed-entries'
import type { Draft } from '@/engine/merge/draft'
import type { PartNames } from './part-names'
import { startsWith } from './uncertain-locations'
import type { SharedPart } from '@/engine/names/walk-references'

/** Collects what a merchant's files name, so that unused entries can be reported. */
export class Usage {
  readonly #links: Link[] = []
  readonly #marked = new MarkedTexts()
  readonly #groups = new Set<string>()
  readonly #features = new Set<string>()

  note(file: ConfigFile, reference: Reference): void {
    if (reference.kind === 'textKey') this.#marked.note(reference)
    if (reference.kind === 'bannerGroup') this.#groups.add(reference.value)
    // A feature that is a key only sets the sandbox's initial value, so it does not count as a use.
    if (reference.kind === 'feature' && reference.spot === 'value') this.#features.add(reference.value)
    if (reference.kind === 'route' && !isHidden(reference.path, reference.parents))
      this.#links.push(linkOf(file, reference))
  }

  notePart({ names, links }: PartNames, { path, parents }: Pick<SharedPart, 'path' | 'parents'>): void {
    for (const each of names.get('textKey') ?? []) this.#marked.note(each)
    for (const { value } of names.get('bannerGroup') ?? []) this.#groups.add(value)
    for (const { value, spot } of names.get('feature') ?? []) if (spot === 'value') this.#features.add(value)
    for (const link of links) if (!isHidden(path, parents, link.entry ?? '')) this.#links.push(link)
  }

  /** Adds the findings about unused entries, and drops those that are consequences of them. */
  judge(draft: Draft, named: readonly CheckFinding[]): CheckFinding[] {
    const unlisted = withoutExcusedEntries([...named, ...findMissingBlockTexts(draft)])
    // A link in a template's text to a removed page is a consequence of the removal.
    const isGone = named.some(({ check }) => check === routeUnknown)
    const isOwn = ({ file, path }: CheckFinding) =>
      draft.texts.own.get(languageOf(file as `locales/${string}`))?.[String(path[0])] !== undefined
    const findings = [...unlisted, ...this.#marked.findings(draft).filter((each) => !isGone || isOwn(each))]
    const isLacking = findings.some(({ check }) => check === textMissing || check === textUntranslated)
    // A text that a misspelt name refers to is not unused. If at least one language has the text, the name is right.
    const all = languagesWithTexts(draft).join(' ')
    const unnamed = findings.filter(({ check, about }) => check === textMissing && about === all)
    const meant = unnamed.flatMap(({ suggestions = [] }) => suggestions)
    this.#marked.name([...textsOfBlocks(draft.chain.map(({ code }) => code)), ...meant])
    const texts = findUnusedTexts(draft, this.#marked.named(), isLacking)
    const others = summariseUntranslated(findings.filter((each) => !isExplained(each, texts.explained)))
    // A key that no text can have is reported once, as that.
    const refused = new Set(
      named.filter(({ check }) => check === wrongKey).map(({ file, path }) => `${file} ${path[0]}`),
    )
    const misspelt = texts.findings.filter(
      ({ check, file, path }) => check !== textUnused && !refused.has(`${file} ${path[0]}`),
    )
    // Any mistake may be the reason why something seems unused.
    const hasErrors = [...others, ...misspelt].some(
      ({ check }) => check.severity === 'error' || check === entryUnlisted,
    )
    if (hasErrors || draft.unreadable.size > 0) return [...others, ...misspelt]
    const pages = findUnreachablePages(draft, [...this.#links, ...this.#marked.links(draft)]).map((each) => ({
      ...each,
      check: pageUnreachable,
    }))
    const unused = findUnusedNames(draft, { groups: this.#groups, features: this.#features })
    return [...others, ...texts.findings, ...pages, ...unused]
  }
}

/** A mistake in an entry, or in the order that should list it, is reported before the entry's being unlisted. */
function withoutExcusedEntries(findings: readonly CheckFinding[]): CheckFinding[] {
  const isExcused = ({ file, path }: CheckFinding) =>
    findings.some(
      (each) =>
        each.check !== entryUnlisted &&
        each.file === file &&
        startsWith(each.path, path.slice(0, -2)) &&
        (startsWith(each.path, path) || orderKeys.includes(each.path[path.length - 2])),
    )
  return findings.filter((each) => each.check !== entryUnlisted || !isExcused(each))
}

/** A text that seems missing because the existing one has a misspelt key. */
function isExplained({ check, about, received }: CheckFinding, explained: ReadonlySet<string>): boolean {
  if (check === textUntranslated) return explained.has(about ?? '')
  const languages = about?.split(' ') ?? []
  return check === textMissing && languages.every((each) => explained.has(`${each} ${JSON.parse(received) as string}`))
}
