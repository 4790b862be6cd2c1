import type { Site, Theme } from '@/contract/generated/merchant-types'
import { inLanguages } from './in-languages'
import { familyCss } from './token-css'

type Stacks = Theme['tokens']['font']
type Fonts = Theme['fonts']

/** The stacks of families on pages of a language: without those that have files for other languages alone. */
export function stacksOf({ fonts, tokens: { font } }: Pick<Theme, 'fonts' | 'tokens'>, language?: string): Stacks {
  const all = Object.values(fonts)
  const shown = new Set(all.filter((each) => isFor(each, language)).map(({ family }) => family))
  const others = new Set(all.map(({ family }) => family).filter((family) => !shown.has(family)))
  const within = (stack: Stacks['body']) => ({ ...stack, $value: stack.$value.filter((each) => !others.has(each)) })
  return { ...font, body: within(font.body), heading: within(font.heading) }
}

/**
 * Rules for pages of the languages that have fonts of their own. They stand on the root alone: the name of a language in
 * the list of languages is in the page's fonts, so that opening the list fetches none.
 */
export function languageFonts(theme: Pick<Theme, 'fonts' | 'tokens'>, { order, items }: Site['languages']): string {
  const groups = new Map<string, { readonly tags: string[]; readonly stacks: string; readonly height: string }>()
  for (const language of order) {
    const tag = items[language]?.locale
    const own = Object.values(theme.fonts).filter((font) => font.languages?.includes(language))
    if (tag === undefined || own.length === 0) continue
    const { body, heading } = stacksOf(theme, language)
    const stacks = `{--font-body:${familyCss(body.$value)};--font-heading:${familyCss(heading.$value)}}`
    const height = lineHeightOf(own)
    const group = groups.get(stacks + height) ?? { tags: [], stacks, height }
    group.tags.push(tag)
    groups.set(stacks + height, group)
  }
  return [...groups.values()]
    .map(({ tags, stacks, height }) => {
      const root = inLanguages(...tags)
      return root + stacks + (height === '' ? '' : `${root} ${tallLines}{line-height:${height}}`)
    })
    .join('')
}

/** Everything that has a line height of its own, and texts. A `b` is a count that is as high as it is wide. */
const tallLines = ':is(body,h1,h2,h3,h4,p,a,button,label,summary,th,td,dt,dd,li,span,strong,small,time)'

function isFor({ languages }: Fonts[string], language: string | undefined): boolean {
  return languages === undefined || (language !== undefined && languages.includes(language))
}

function lineHeightOf(fonts: readonly Fonts[string][]): string {
  const heights = fonts.flatMap(({ lineHeight }) => lineHeight ?? [])
  return heights.length === 0 ? '' : `${Math.max(...heights)}`
}
