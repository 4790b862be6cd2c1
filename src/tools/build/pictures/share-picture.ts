import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { FittedLines } from './fitted-lines'

/** What a preview picture is made of, apart from its words. */
export interface PictureGround {
  /** Files of the brand. */
  readonly art: string
  readonly logo: string
  readonly direction: 'ltr' | 'rtl'
  /** The art looks into the page, so it is turned with the direction. */
  readonly isMirrored: boolean
  /** Whether words are set on it; else the logo stands alone, and larger. */
  readonly hasWords: boolean
  /** CSS colours. */
  readonly background: string
  readonly text: string
  readonly accent: string
}

export const pictureSize = { width: 1200, height: 630 } as const

/** Pixels. */
const margin = 72
/** The words stand on the background, and the art beside them. */
const artFrom = 590
const artWidth = pictureSize.width - artFrom
const logoHeights = { besideWords: 60, alone: 110 }
const bar = { width: 88, height: 8, gap: 32 }
/** Where the words may stand: under the logo and the bar. */
export const wordsSpace = {
  width: artFrom - margin - 24,
  height: pictureSize.height - 2 * margin - logoHeights.besideWords - 2 * bar.gap - bar.height,
}

/** The ground as raw pixels, on which the words of many pages and languages are set. */
export async function drawGround(ground: PictureGround): Promise<Buffer> {
  const { width, height } = pictureSize
  const isRtl = ground.direction === 'rtl'
  const [art, logo] = await Promise.all([drawnArt(ground), drawnLogo(ground)])
  return sharp({ create: { width, height, channels: 3, background: ground.background } })
    .composite([
      { input: art, left: isRtl ? 0 : artFrom, top: 0 },
      {
        input: logo.data,
        left: isRtl ? width - margin - logo.info.width : margin,
        top: ground.hasWords ? margin : Math.round((height - logo.info.height) / 2),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** A picture for messengers: JPEG, which all of them read. Without words, the ground alone. */
export async function drawPicture(raw: Buffer, ground: PictureGround, words?: FittedLines): Promise<Buffer> {
  const picture = sharp(raw, { raw: { ...pictureSize, channels: 3 } })
  const set = words === undefined ? picture : picture.composite([{ input: Buffer.from(wordsSvg(ground, words)) }])
  return set.jpeg({ quality: 66, progressive: true }).toBuffer()
}

/** The part of the art that draws the eye. */
async function drawnArt({ art, direction, isMirrored }: PictureGround): Promise<Buffer> {
  const whole = await sharp(readFileSync(art))
    .resize({ height: pictureSize.height, width: artWidth, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return direction === 'rtl' && isMirrored ? sharp(whole).flop().toBuffer() : whole
}

function drawnLogo({ logo, hasWords }: PictureGround) {
  const height = hasWords ? logoHeights.besideWords : logoHeights.alone
  return sharp(readFileSync(logo), { density: 288 })
    .resize({ height, width: wordsSpace.width, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** The lines stand at the lower edge, under a bar in the accent colour. */
function wordsSvg({ direction, text, accent }: PictureGround, { lines, size, lineHeight }: FittedLines): string {
  const { width, height } = pictureSize
  const lowest = Math.max(0.2, lines.at(-1)?.descent ?? 0) * size
  const startOf = (length: number) => (direction === 'rtl' ? width - margin - length : margin)
  const baseline = (at: number) => height - margin - lowest - (lines.length - 1 - at) * lineHeight
  const drawn = lines.map(
    (line, at) =>
      `<g transform="translate(${startOf(line.width * size)} ${baseline(at)})scale(${size})">${line.svg}</g>`,
  )
  const top = baseline(0) - Math.max(0.8, lines[0]?.ascent ?? 0) * size - bar.gap - bar.height
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${startOf(bar.width)}" y="${top}" width="${bar.width}" height="${bar.height}" rx="4" fill="${accent}"/><g fill="${text}">${drawn.join('')}</g></svg>`
}
