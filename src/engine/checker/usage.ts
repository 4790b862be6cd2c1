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
import { textUntranslated } from '@/engine/checks/texts/text-untranslated'
import { sumUntranslated } from './summarise-untranslated'
import { findUnusedTexts, textUnused } from '@/engine/checks/texts/text-unused'
import { findUnusedNames } from '@/engine/checks/banners/unused-names'
import { wrongKey } from '@/engine/checks/schema/wrong-key'
import { languageOf, type ConfigFile } from '@/engine/schema/config-files'
import { orderKeys } from '@/contract/json/listed-entries'
import type { Draft } from '@/engine/merge/draft'
import type { PartNames } from './part-names'
import { startsWith } from './uncertain-locations'
import type { SharedPart } from '@/engine/names/walk-references'

/** What the files of a merchant name, so that what nothing names can be told. */
export class Usage {
  readonly #links: Link[] = []
  readonly #marked = new MarkedTexts()
  readonly #groups = new Set<string>()
  readonly #features = new Set<string>()

  note(file: ConfigFile, reference: Reference): void {
    if (reference.kind === 'textKey') this.#marked.note(reference)
    if (reference.kind === 'bannerGroup') this.#groups.add(reference.value)
    // As a key it says what the sandbox starts with.
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

  /** The findings with those about what is not used, and without those that follow from them. */
  judge(draft: Draft, named: readonly CheckFinding[]): CheckFinding[] {
    const unlisted = withoutExcusedEntries([...named, ...findMissingBlockTexts(draft)])
    // A template's text that leads to a page which is gone follows from its being gone.
    const isGone = named.some(({ check }) => check === routeUnknown)
    const isOwn = ({ file, path }: CheckFinding) =>
      draft.texts.own.get(languageOf(file as `locales/${string}`))?.[String(path[0])] !== undefined
    const findings = [...unlisted, ...this.#marked.findings(draft).filter((each) => !isGone || isOwn(each))]
    const isLacking = findings.some(({ check }) => check === textMissing || check === textUntranslated)
    // A text that a misspelt name means is not unused. Where one language has the text, the name is right.
    const all = languagesWithTexts(draft).join(' ')
    const unnamed = findings.filter(({ check, about }) => check === textMissing && about === all)
    const meant = unnamed.flatMap(({ suggestions = [] }) => suggestions)
    this.#marked.name([...textsOfBlocks(draft.chain.map(({ code }) => code)), ...meant])
    const texts = findUnusedTexts(draft, this.#marked.named(), isLacking)
    const others = sumUntranslated(findings.filter((each) => !isExplained(each, texts.explained)))
    // A key that no text can have is that one mistake.
    const refused = new Set(
      named.filter(({ check }) => check === wrongKey).map(({ file, path }) => `${file} ${path[0]}`),
    )
    const misspelt = texts.findings.filter(
      ({ check, file, path }) => check !== textUnused && !refused.has(`${file} ${path[0]}`),
    )
    // Any mistake may be the reason why something seems not to be used.
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

/** What is wrong with an entry, or with the order that it should be in, comes before its being left out. */
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

/** A text seems to be missing because the one that is there has a misspelt key. */
function isExplained({ check, about, received }: CheckFinding, explained: ReadonlySet<string>): boolean {
  if (check === textUntranslated) return explained.has(about ?? '')
  const languages = about?.split(' ') ?? []
  return check === textMissing && languages.every((each) => explained.has(`${each} ${JSON.parse(received) as string}`))
}
