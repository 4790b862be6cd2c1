import { createHash } from 'node:crypto'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { LanguageTexts } from '@/engine/resolved/site-texts'
import type { Banners, PageConfig, Picture } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { stacksOf } from '@/site/theme/language-fonts'
import { colorVariables } from '@/site/theme/token-variables'
import { indexedPages } from '@/tools/serve/page-addresses'
import { fittedLines } from './fitted-lines'
import { FontFiles, hasCharacters } from './font-faces'
import type { PictureStore } from './picture-store'
import { drawGround, drawPicture, pictureSize, wordsSpace, type PictureGround } from './share-picture'

/** By the path of the page. */
export type SharePictures = Readonly<Record<string, Picture>>

/** Part of every name: to be raised when the same data are drawn otherwise. */
const version = 4

interface Drawing {
  readonly name: string
  readonly ground: PictureGround
  /** Left out where the brand's fonts lack a character of the title. */
  readonly title?: string
  readonly language: string
  readonly locale: string
}

/**
 * The preview pictures of a brand's pages, which messengers show beside a link: made of the brand's art, logo and
 * colours, and of the title in the language of the address. A page whose JSON names a picture has that one.
 */
export class BrandPictures {
  readonly #merchant: ResolvedMerchant
  readonly #drawings = new Map<string, Drawing>()
  readonly #fileOf: ReadonlyMap<string, string>

  readonly #routes: WholeBootData['routes']

  constructor(merchant: ResolvedMerchant, { routes }: Pick<WholeBootData, 'routes'>) {
    this.#merchant = merchant
    this.#routes = routes
    this.#fileOf = new Map(merchant.assets.map(({ publicPath, file }) => [publicPath, file]))
  }

  /** The pictures of the pages in a language. What they will be called is known before they are drawn. */
  picturesIn({ language, base, own }: LanguageTexts): SharePictures {
    const { site } = this.#merchant.config
    // A preview shows a picture by its whole address, which a brand without a host does not have.
    if (site.hosts === undefined) return {}
    const locale = site.languages.items[language]?.locale ?? 'und'
    const textOf = (key: string) => (own[key] ?? base.texts[key] ?? site.name).replaceAll('{{brand}}', site.name)
    const drawn = indexedPages(this.#routes).flatMap(([, page]) => {
      if (page.picture !== undefined) return []
      const name = this.#nameFor(page, textOf(page.title), language, locale)
      return name === undefined ? [] : [[page.path, { src: `/brand/${name}`, ...pictureSize }] as const]
    })
    return Object.fromEntries(drawn)
  }

  /** Draws what no earlier build has drawn; `place` takes each picture's file. */
  async draw(store: PictureStore, place: (name: string, file: string) => void): Promise<void> {
    const fonts = new FontFiles((publicPath) => this.#fileOf.get(publicPath))
    const grounds = new Map<PictureGround, Promise<Buffer>>()
    const rawOf = (ground: PictureGround) => {
      const raw = grounds.get(ground) ?? drawGround(ground)
      grounds.set(ground, raw)
      return raw
    }
    const drawn = async ({ ground, title, language, locale }: Drawing) => {
      if (title === undefined) return drawPicture(await rawOf(ground), ground)
      const faces = await fonts.facesFor(this.#merchant.config.theme, language)
      const words = fittedLines(title, wordsSpace, faces, { locale, direction: ground.direction })
      const shown = words === undefined ? { ...ground, hasWords: false } : ground
      return drawPicture(await rawOf(shown), shown, words)
    }
    await store.take([...this.#drawings.values()], drawn, place)
  }

  #nameFor(page: PageConfig, title: string, language: string, locale: string): string | undefined {
    const { theme } = this.#merchant.config
    const hasWords = hasCharacters(theme, language, title)
    const ground = this.#ground(page, locale, hasWords)
    if (ground === undefined) return undefined
    const words = hasWords ? { title, locale, fonts: stacksOf(theme, language).heading, files: theme.fonts } : {}
    const hash = createHash('sha256')
      .update(JSON.stringify([version, ground.of, words]))
      .digest('hex')
    const name = `share.${hash.slice(0, 12)}.jpg`
    this.#drawings.set(name, { name, ground: ground.drawn, language, locale, ...(hasWords && { title }) })
    return name
  }

  readonly #grounds = new Map<string, PictureGround>()

  /** One object for equal grounds, so that each is drawn once. Undefined where a file is missing. */
  #ground({ shell, sections }: PageConfig, locale: string, hasWords: boolean) {
    const { banners, routes, theme } = this.#merchant.config
    const groups = Object.values(sections).map(({ props }) => (props as { group?: unknown } | undefined)?.group)
    const names = [shell.banner, ...groups, routes.pages.home.shell.banner]
    const banner = names
      .map((name) => (typeof name === 'string' ? artOf(banners.groups[name]) : undefined))
      .find(Boolean)
    const scheme = theme.scheme === 'dark' ? 'dark' : 'light'
    const { logo, logoDark } = theme.assets
    const logoSrc = ((scheme === 'dark' && logoDark) || logo).src
    const [art, logoFile] = [this.#fileOf.get(banner?.image.src ?? ''), this.#fileOf.get(logoSrc)]
    if (banner === undefined || art === undefined || logoFile === undefined) return undefined
    const colors = colorVariables(theme.tokens.color[scheme])
    const direction = directionOf(locale)
    const same = {
      direction,
      isMirrored: banner.mirrored,
      hasWords,
      background: colors['color-background'] ?? '',
      text: colors['color-text'] ?? '',
      accent: colors['color-accent'] ?? '',
    }
    const of = [banner.image.src, logoSrc, same]
    const key = JSON.stringify(of)
    const drawn = this.#grounds.get(key) ?? { ...same, art, logo: logoFile }
    this.#grounds.set(key, drawn)
    return { of, drawn }
  }
}

/** The banner that is always shown. */
function artOf(group: Banners['groups'][string] | undefined) {
  const shown = group?.order.flatMap((name) => group.items[name] ?? []) ?? []
  return shown.find(({ from, until }) => from === undefined && until === undefined)
}
