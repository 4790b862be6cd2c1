import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { gamesOf, gameTypes, vendorsOf } from '@/sandbox/games/port/catalogue'
import type { Game } from '@/sandbox/games/port/game'
import { merchantGames } from '@/sandbox/games/port/merchant-games'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { drawGame, size } from './draw-game'
import { drawVendor } from './draw-vendor'
import { themes } from '@/sandbox/games/words/themes'
import { motifs, stageOf } from './theme-art'
import { titleLines } from './title-lines'
import { worldOf } from './picture-colors'

const codes = new Set(gameTypes.flatMap((gameType) => vendorsOf(gameType)))
const everybody = { vendors: [...codes].map((code) => ({ code, name: code, categories: gameTypes })) }
const own = gameTypes.flatMap((gameType) => gamesOf(ownVendor, gameType))
const games = [...gameTypes.flatMap((gameType) => merchantGames(everybody, gameType)), ...own]
const drawn = (game: Game) => drawGame(game, game.title.en)
/** The shapes and colours of a picture, without the title. */
const looks = (game: Game) => drawGame(game, '')
const outlinesOf = (svg: string) => /<path d="([^"]*)" fill="url\(#letters\)/.exec(svg)?.[1] ?? ''

it('no two neighbours in the order of a lobby look alike', () => {
  const slots = merchantGames(everybody, 'RNG').slice(0, 2000)
  const pictures = slots.map(looks)
  expect(pictures.filter((picture, place) => picture === pictures[place + 1])).toEqual([])
  const worlds = slots.map(worldOf)
  expect(worlds.filter((world, place) => world === worlds[place + 1])).toEqual([])
})

it('every motif is drawn somewhere, and every picture is small', () => {
  const pictures = games.filter((_, place) => place % 5 === 0 || place > 10_000).map(drawn)
  const sizes = pictures.map((picture) => picture.length)
  expect(Math.max(...sizes)).toBeLessThan(17_000)
  const text = pictures.join('')
  expect(Object.entries(motifs).filter(([, motif]) => !text.includes(motif))).toEqual([])
})

it('shows what its title names, where there is a drawing of that: a saxophone is no guitar', () => {
  const named = Object.entries(themes).flatMap(([theme, { subjects }]) =>
    subjects.flatMap((subject, place) => {
      const words = subject.split('|')[0]!.toLowerCase().split(' ')
      const drawing = [words.join(''), words.at(-1)!].find((name) => name in motifs)
      return drawing === undefined ? [] : [{ subject, drawing, shown: stageOf(theme).motifs[place] }]
    }),
  )
  expect(named.filter(({ drawing, shown }) => drawing !== shown)).toEqual([])
  expect(named.map(({ subject }) => subject)).toContain('Saxophone|Saxophone')
})

it('can be drawn, is the same each time and holds nothing that acts or leads elsewhere', () => {
  for (const game of games.filter((_, place) => place % 331 === 0)) {
    const svg = drawn(game)
    expect(new Resvg(svg).render().asPng().length).toBeGreaterThan(5000)
    expect(drawn(game)).toBe(svg)
    expect(svg).not.toMatch(/<script|style=|href=|\bon\w+=|NaN|undefined/)
  }
})

it('uses no paint that it does not define', () => {
  for (const game of games.filter((_, place) => place % 97 === 0)) {
    const svg = drawn(game)
    for (const [, name] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${name}"`)
  }
})

it.each(['en', 'vi'] as const)(
  'no title in %s is broken into more lines, or drawn smaller, than can be read',
  (spoken) => {
    for (const { title } of games) {
      const { lines, size: height } = titleLines(title[spoken])
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(height).toBeGreaterThanOrEqual(20)
      expect(lines.join(' ')).toBe(title[spoken].toLocaleUpperCase('vi'))
    }
  },
)

it('draws a title inside the part of the picture that a tile in portrait shows', () => {
  const shown = (size.height * 3) / 4
  const inset = (size.width - shown) / 2
  for (const game of games.filter((_, place) => place % 331 === 0)) {
    const xs = [...outlinesOf(drawn(game)).matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
    expect(Math.min(...xs), game.title.en).toBeGreaterThanOrEqual(inset)
    expect(Math.max(...xs), game.title.en).toBeLessThanOrEqual(inset + shown)
  }
})

it('draws a title as outlines within the picture, whatever is in it', () => {
  const [game] = games
  const svg = drawGame(game!, `<script>alert(1)</script> & "more" ${'W'.repeat(40)}`)
  expect(svg).not.toMatch(/script/i)
  expect(outlinesOf(svg)).toMatch(/^[MLCQZ\d .-]+$/)
  expect(drawGame(game!, '漢字')).toContain('<path d="" fill="url(#letters)"')
})

it('has a mark for each vendor, and none for others', () => {
  const marks = [...codes].map(drawVendor)
  expect(new Set(marks).size).toBe(codes.size)
  expect(drawVendor('NOBODY')).toBeUndefined()
})
