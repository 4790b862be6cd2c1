import { Letterer } from '@/engine/new-brand/letters/lettering'
import { titleTypeface } from '@/engine/new-brand/letters/typefaces'
import { gradient, picture, spark } from '@/sandbox/art/scene'
import type { Game } from '@/sandbox/games/port/game'
import { turn } from '@/sandbox/games/port/scatter'
import { backdrops } from './backdrops'
import type { Paint } from './shapes'
import { motifs, stageOf } from './theme-art'
import { maxWidth, titleLines } from './title-lines'
import { worldOf, type PictureColors } from './picture-colors'

/** Size of the drawing. */
export const size = { width: 320, height: 320 }
/** Line height relative to the font size. Vietnamese diacritics above and below the letters need the room. */
const lineHeight = 1.18
const letterer = new Letterer(titleTypeface)

const paints: Readonly<Record<Exclude<Paint, 'light' | 'dark'>, readonly [string, string]>> = {
  gold: ['#fff0a8', '#e8951a'],
  violet: ['#d9a2ff', '#6a22b8'],
  red: ['#ff7d6e', '#b8142f'],
  green: ['#9af06f', '#178a41'],
  blue: ['#7fd0ff', '#1d57c9'],
  pink: ['#ffc4e4', '#e0418e'],
  brown: ['#d99a5b', '#71390f'],
  grey: ['#c8cfdf', '#6d7690'],
  pale: ['#ffffff', '#c9d5ee'],
  deep: ['#4a4570', '#15122c'],
}

/**
 * The picture of a game: its motif in front of a backdrop, in the colours of a world, with its title. The corners stay
 * free for the labels of tiles.
 */
export function drawGame(game: Game, title: string): string {
  const { backdrops: places, motifs: shown } = stageOf(game.theme)
  const world = worldOf(game)
  const place = turn(places, game.rank)
  const things = motifs[turn(shown, game.subject)]
  const body = [
    '<rect width="320" height="320" fill="url(#sky)"/>',
    backdrops[place]('fill="url(#far)"', `fill="${world.near}"`),
    '<circle cx="160" cy="134" r="150" fill="url(#glow)"/>',
    sparks(game.subject, world),
    `<ellipse cx="160" cy="232" rx="84" ry="12" fill="#000" fill-opacity=".3"/><g transform="translate(160 128) scale(1.06)">${things}</g>`,
    '<path d="M0 190H320V320H0Z" fill="url(#shade)"/>',
    lettering(title),
  ].join('')
  return picture(size, `<defs>${paintsOf(world, body)}</defs>${body}`)
}

/** Only the paints that are used: most motifs need two or three. */
function paintsOf({ sky, glow, far, near, thing }: PictureColors, body: string): string {
  const own = { ...paints, light: thing, dark: [thing[1], near] as const }
  const used = Object.entries(own).filter(([name]) => body.includes(`url(#${name})`))
  return [
    gradient('sky', ...sky),
    gradient('far', far, sky[1]),
    `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="${near}" stop-opacity="0"/><stop offset=".55" stop-color="${near}" stop-opacity=".92"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${glow}" stop-opacity=".95"/><stop offset=".5" stop-color="${glow}" stop-opacity=".32"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    gradient('letters', '#ffffff', glow),
    ...used.map(([name, [bright, dark]]) => gradient(name, bright, dark)),
  ].join('')
}

const places = [
  [44, 92],
  [276, 84],
  [62, 190],
  [262, 182],
  [92, 36],
  [228, 34],
  [34, 140],
  [288, 132],
] as const

function sparks(subject: number, { glow }: PictureColors): string {
  return [0, 3, 5]
    .map((step) => {
      const [x, y] = turn(places, subject + step)
      return `<path transform="translate(${x} ${y}) scale(${5 + ((subject + step) % 4) * 1.5})" d="${spark}" fill="${glow}"/>`
    })
    .join('')
}

/** The title as outlines: a browser paints them in half the time of SVG text, and they look the same everywhere. */
function lettering(title: string): string {
  const { lines, size: height } = titleLines(title)
  const first = 296 - (lines.length - 1) * height * lineHeight
  const outlines = lines.flatMap((text, index) => {
    const ink = letterer.measure(text)
    if (ink === undefined) return []
    const width = ink.right - ink.left
    const fitting = Math.min(height, maxWidth / width)
    const start = 160 - (ink.left + width / 2) * fitting
    return letterer.draw(text, fitting, start, first + index * height * lineHeight)
  })
  // One decimal of a pixel is enough; more is not visible.
  const drawn = outlines.join('').replaceAll(/-?\d+\.\d+/g, (figure) => `${Number(Number(figure).toFixed(1))}`)
  return `<path d="${drawn}" fill="url(#letters)" stroke="#000" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>`
}
