import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { EffectPicture } from '@/tools/docs/key-effect'

/** Width of the page that is drawn; a phone would show menus and columns of few keys. */
export const pageWidth = 800
const mostHeight = 5000
/** What is around a change, and the least and most of a page that a picture shows. */
const margin = 24
const least = { width: 320, height: 120 }
const most = { width: 800, height: 440 }

/** A document to draw: HTML of a body, with all its CSS. */
export interface Drawable {
  readonly html: string
  readonly css: string
}

/** Draws both and writes the part in which they differ; undefined where they look the same. */
export async function drawChange(
  page: Page,
  [before, after]: readonly [Drawable, Drawable],
  folder: string,
): Promise<[EffectPicture, EffectPicture] | undefined> {
  const one = await pixelsOf(page, before)
  const other = await pixelsOf(page, after)
  const box = differenceOf(one, other)
  if (box === undefined) return undefined
  return [await writePart(one, box, folder), await writePart(other, box, folder)]
}

interface Pixels {
  readonly data: Buffer
  readonly height: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Rows of three bytes a pixel, `pageWidth` pixels wide. */
async function pixelsOf(page: Page, { html, css }: Drawable): Promise<Pixels> {
  await page.setContent(
    `<!doctype html><html lang="en"><head><base href="http://sampler.example/"><style>${css}</style><style>${still}</style></head><body>${html}</body></html>`,
    { waitUntil: 'load' },
  )
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.max(least.height, Math.min(whole, mostHeight))
  const clip = { x: 0, y: 0, width: pageWidth, height }
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

/** Nothing moves, and what a script would open is open. */
const still = `*,*::before,*::after{animation:none!important;transition:none!important;content-visibility:visible!important}
dialog:not([open]){display:block;position:static;margin:16px auto}
body{margin:0}`

/** Around all pixels that differ; undefined where none do. */
function differenceOf(one: Pixels, other: Pixels): Box | undefined {
  let [left, right, top, bottom] = [pageWidth, -1, -1, -1]
  const height = Math.max(one.height, other.height)
  const row = pageWidth * 3
  for (let y = 0; y < height; y++) {
    if (one.data.subarray(y * row, (y + 1) * row).equals(other.data.subarray(y * row, (y + 1) * row))) continue
    for (let x = 0; x < pageWidth; x++) {
      if (isAlike(one.data, other.data, y * row + x * 3)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      if (top < 0) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  const width = clamp(right - left + 1 + 2 * margin, least.width, most.width)
  const shownHeight = Math.min(
    clamp(bottom - top + 1 + 2 * margin, least.height, most.height),
    one.height,
    other.height,
  )
  const start = (from: number, span: number, whole: number) => Math.max(0, Math.min(from - margin, whole - span))
  const room = Math.min(one.height, other.height)
  // A page that became longer differs below the end of the shorter one.
  return { left: start(left, width, pageWidth), top: start(top, shownHeight, room), width, height: shownHeight }
}

/** Colours a hair apart are what rounding makes of them. */
function isAlike(one: Buffer, other: Buffer, at: number): boolean {
  if (at >= one.length || at >= other.length) return false
  return [0, 1, 2].every((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) <= 2)
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}

/** The name is a hash of the picture: the same one is written once. */
async function writePart({ data, height }: Pixels, box: Box, folder: string): Promise<EffectPicture> {
  const webp = await sharp(data, { raw: { width: pageWidth, height, channels: 3 } })
    .extract(box)
    .webp({ quality: 55, effort: 4 })
    .toBuffer()
  const file = `${createHash('sha256').update(webp).digest('hex').slice(0, 16)}.webp`
  writeFileSync(join(folder, file), webp)
  return { file, width: box.width, height: box.height }
}
