import type { Page } from 'playwright'
import { documentCss } from '@/site/theme/document-css'
import type { KeyEffect } from '@/tools/docs/key-effect'
import { answers } from '@tests/effects/answers'
import type { SeenChange } from '@tests/effects/find-effect'
import type { Probe } from '@tests/effects/probe'
import { partBreak, renderedCss, renderPage } from '@tests/effects/render-site'
import type { StagedSite } from '@tests/effects/staged-site'
import { drawChange, type Drawable } from './draw-change'
import { excerptsOf } from './excerpt'

const places: Readonly<Record<Probe['kind'], string>> = {
  page: 'a page',
  form: 'a form',
  document: 'the document of a page',
  style: 'the style sheet of all pages',
  serving: 'what the web server does',
  calls: 'what is asked of the server',
  sandbox: 'what the sandbox answers',
  verbs: 'what the command line prints',
  editor: 'an editor',
  storybook: 'Storybook',
  check: 'what check says',
}

/** Pages on which a token may be seen, the likeliest first. */
const pagesOfTokens = ['/', '/register-form', '/card-grid', '/banner-slider', '/game-lanes', '/system-notice', '/faq']
/** A change that is seen in a dialog after its page comes third or fourth. */
const mostParts = 4
const longestValue = 160

/** The effect as the page of all keys shows it: a picture where one can be made, else an excerpt. */
export async function shownChange(change: SeenChange, page: Page, folder: string): Promise<KeyEffect> {
  const values = change.values.map((value) => inWords(value)) as [string, string]
  const where = places[change.probe.kind]
  for (const pair of drawables(change)) {
    const pictures = await drawChange(page, pair, folder)
    if (pictures !== undefined) return { kind: 'picture', where: 'a page', values, pictures }
  }
  return { kind: 'excerpt', where, values, excerpts: excerpts(change) }
}

function inWords(value: unknown): string {
  if (value === undefined) return 'left out'
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text
}

/** What may be drawn of the change, both sides of each. */
function* drawables({ probe, sites, observed }: SeenChange): Generator<[Drawable, Drawable]> {
  if (probe.kind === 'style') {
    for (const path of pagesOfTokens) {
      const [one, other] = sites.map((site) => renderPage(site, { path, answers }).split(partBreak)[0] ?? '')
      yield sides(sites, [one ?? '', other ?? ''])
    }
  }
  if (probe.kind !== 'page' && probe.kind !== 'form') return
  const differing = partsOf(observed).filter(([one, other]) => one.startsWith('<') && other.startsWith('<'))
  for (const pair of differing.slice(0, mostParts)) yield sides(sites, pair)
}

function sides(sites: readonly [StagedSite, StagedSite], html: readonly [string, string]): [Drawable, Drawable] {
  const rules = renderedCss()
  const side = ({ merchant }: StagedSite, body: string): Drawable => ({
    html: body,
    css: documentCss(merchant.config.theme, merchant.config.site.languages) + rules,
  })
  return [side(sites[0], html[0]), side(sites[1], html[1])]
}

/** The parts that are not the same on both sides. */
function partsOf([before, after]: SeenChange['observed']): [string, string][] {
  const [ones, others] = [before.split(partBreak), after.split(partBreak)]
  const pairs = ones.map((one, at): [string, string] => [one, others[at] ?? ''])
  return pairs.filter(([one, other]) => one !== other)
}

/** What happens on a click is told before what the markup is, and classes, which are names of rules, not at all. */
function excerpts({ observed }: SeenChange): [string, string] {
  const [before = [], after = []] = observed.map((text) => text.split(partBreak))
  const gone = before.filter((part) => !after.includes(part))
  const come = after.filter((part) => !before.includes(part))
  const deeds = [gone, come].map((parts) => parts.find((part) => !part.startsWith('<')))
  if (deeds[0] !== undefined && deeds[1] !== undefined) return excerptsOf(deeds[0], deeds[1])
  const [one, other] = [gone[0] ?? '', come[0] ?? '']
  const [plain, otherPlain] = [withoutClasses(one), withoutClasses(other)]
  return plain === otherPlain ? excerptsOf(one, other) : excerptsOf(plain, otherPlain)
}

function withoutClasses(html: string): string {
  return html.replace(/ class="[^"]*"/g, '')
}
