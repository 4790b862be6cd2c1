import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import type { Icon } from '@/contract/generated/merchant-types'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { colorVariables } from '@/site/theme/token-variables'
import type { PictureStore } from './picture-store'

/** Public paths of the icons that the build makes from those in the brand's JSON. */
export interface AppIcons {
  /** The icon of the tab at the sizes that phones and desktops ask for. */
  readonly plain: Readonly<Record<192 | 512, string>>
  /** The icon that phones cut to their shape, at the smaller size; the larger one is the brand's own. */
  readonly maskable192: string
  /** Icons of the entries that the installed site offers at once, by icon. */
  readonly shortcuts: Readonly<Partial<Record<Icon, string>>>
}

/** Pixels. */
const shortcutSize = 96
const tabSizes = [16, 32, 48]

interface Drawing {
  readonly name: string
  readonly draw: () => Promise<Buffer>
}

/** The icons of a brand. What they will be called is known before they are drawn. */
export class BrandIcons {
  readonly icons: AppIcons
  /** Name of the file that is served at /favicon.ico. */
  readonly favicon: string
  readonly #drawings: Drawing[] = []

  constructor({ config, assets }: ResolvedMerchant, shortcuts: ReadonlySet<Icon>) {
    const { icons, scheme, tokens } = { ...config.theme, ...config.theme.assets }
    const read = (publicPath: string) => readFileSync(assets.find((each) => each.publicPath === publicPath)?.file ?? '')
    const tab = () => read(icons.tab)
    const resized = (source: () => Buffer, size: number) => () => pngOf(source(), size)
    const plain = (size: 192 | 512) => this.#path(`icon-${size}.png`, icons.tab, resized(tab, size))
    const colors = colorVariables(tokens.color[scheme === 'dark' ? 'dark' : 'light'])
    const [ground, ink] = [colors['color-surface'] ?? '', colors['color-accent'] ?? '']
    const shortcut = (name: Icon) => {
      const svg = shortcutSvg(merchantIcons[name], ground, ink)
      return [
        name,
        this.#path(
          `shortcut-${name}.png`,
          svg,
          resized(() => Buffer.from(svg), shortcutSize),
        ),
      ] as const
    }
    this.icons = {
      plain: { 192: plain(192), 512: plain(512) },
      maskable192: this.#path(
        'icon-app-192.png',
        icons.app,
        resized(() => read(icons.app), 192),
      ),
      shortcuts: Object.fromEntries([...shortcuts].map(shortcut)),
    }
    this.favicon = this.#named('favicon.ico', icons.tab, async () =>
      icoOf(await Promise.all(tabSizes.map(async (size) => ({ size, png: await pngOf(tab(), size) })))),
    )
  }

  /** Draws what no earlier build has drawn; `place` takes each file. */
  draw(store: PictureStore, place: (name: string, file: string) => void): Promise<void> {
    return store.take(this.#drawings, ({ draw }) => draw(), place)
  }

  #path(name: string, source: string, draw: Drawing['draw']): string {
    return `/brand/${this.#named(name, source, draw)}`
  }

  /** `source` stands for all that is drawn: the path of a file has the hash of its content. */
  #named(name: string, source: string, draw: Drawing['draw']): string {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    const hashed = name.replace(/\.(?=[a-z]+$)/, `.${hash}.`)
    this.#drawings.push({ name: hashed, draw })
    return hashed
  }
}

/** An SVG is drawn at the size asked for, not enlarged from its own. */
async function pngOf(source: Buffer, size: number): Promise<Buffer> {
  const { width } = await sharp(source).metadata()
  return sharp(source, { density: Math.min(2400, Math.max(72, (72 * size) / width)) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}

/** A line drawing of 24 units in the middle of a rounded square. */
function shortcutSvg(drawing: string, ground: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${ground}"/><path transform="translate(24 24)scale(2)" d="${drawing}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** The container of favicon.ico: a directory of pictures, then the pictures, which may be PNG since Windows Vista. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const [headLength, entryLength] = [6, 16]
  const head = Buffer.alloc(headLength + entryLength * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.byteLength
  pictures.forEach(({ size, png }, at) => {
    const entry = headLength + entryLength * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.byteLength, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.byteLength
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
