import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from './boxes'
import {
  nothingDrawn,
  type BrandPictures,
  type ChangedScreen,
  type FailedScreen,
  type MarkedSpot,
  type Picture,
  type PictureCounts,
} from './brand-pictures'
import { ScreenFailed, widths, type BrandViewer, type Shot, type Width } from './brand-viewer'
import { compareRasters, type Difference } from './compare-rasters'
import { findContrast, findOverflow, type Spot } from './find-spots'
import { planRounds } from './plan-rounds'
import { jpegOf, rasterOf } from './raster'
import { screenKey } from './screen'
import type { Touched } from './touched-screens'

export type Viewer = Pick<BrandViewer, 'show' | 'shoot' | 'forget' | 'pageOf'>

export interface States {
  readonly before?: Viewer
  readonly after?: Viewer
}

export interface DrawOptions {
  /** Folder of the report's pictures. */
  readonly folder: string
  /** Pictures of a state that are drawn at most. */
  readonly most: number
}

/**
 * How many of a brand's differences are looked at a second time. A picture can differ by chance on a busy machine; where
 * more differ than that, the change is what they have in common.
 */
const mostDoubted = 3

type Drawings = Pick<BrandPictures, 'counts' | 'changed' | 'spots' | 'failed'>

/** Draws the touched screens of a brand in both states, and keeps the pictures of those that differ. */
export async function drawBrand(
  code: string,
  touched: readonly Touched[],
  states: States,
  options: DrawOptions,
): Promise<Drawings> {
  const drawing = new Drawing(code, states, options.folder)
  const room = Math.floor(options.most / widths.length)
  const { first, later } = planRounds(touched, room)
  await drawing.drawAll(first)
  const changed = later.filter(({ screen }) => drawing.isChanged(screenKey(screen)))
  const drawn = changed.slice(0, Math.max(0, room - first.length))
  await drawing.drawAll(drawn)
  await drawing.lookAtNarrow(touched.filter(({ screen, status }) => screen.name === 'home' && status !== 'gone'))
  const left = (touched.length - first.length - drawn.length) * widths.length
  return { ...drawing.result, counts: { ...drawing.result.counts, left } }
}

class Drawing {
  readonly #code: string
  readonly #states: States
  readonly #folder: string
  readonly #changed: ChangedScreen[] = []
  readonly #spots: MarkedSpot[] = []
  readonly #failed: FailedScreen[] = []
  readonly #judged = new Set<string>()
  readonly #changedKeys = new Set<string>()
  #counts: PictureCounts = nothingDrawn
  #doubted = 0

  constructor(code: string, states: States, folder: string) {
    this.#code = code
    this.#states = states
    this.#folder = folder
  }

  get result(): Drawings {
    return { counts: this.#counts, changed: this.#changed, spots: this.#spots, failed: this.#failed }
  }

  isChanged(key: string): boolean {
    return this.#changedKeys.has(key)
  }

  async drawAll(all: readonly Touched[]): Promise<void> {
    for (const each of all) {
      try {
        await this.#draw(each)
      } catch (error) {
        this.#fail(each, error)
      }
    }
  }

  /** Draws those screens that are wider than the narrowest phone. */
  async lookAtNarrow(all: readonly Touched[]): Promise<void> {
    const { after } = this.#states
    for (const each of after === undefined ? [] : all.filter(({ screen }) => screen.account === 'guest')) {
      try {
        const page = await after?.show(each.screen, each.language)
        const shot = await after?.shoot(each.screen, 320)
        if (page === undefined || shot === undefined || (await findOverflow(page)).length === 0) continue
        await this.#judge(each, 320, shot, await this.#keep(each, 320, 'after', shot))
      } catch (error) {
        this.#fail(each, error)
      }
    }
  }

  async #draw(touched: Touched): Promise<void> {
    const { screen, language, status } = touched
    const before = status === 'new' ? undefined : this.#states.before
    const after = status === 'gone' ? undefined : this.#states.after
    await Promise.all([before?.show(screen, language), after?.show(screen, language)])
    for (const width of widths) {
      const [old, now] = await Promise.all([before?.shoot(screen, width), after?.shoot(screen, width)])
      this.#count({ drawn: 1 })
      await this.#compare(touched, width, old, now)
    }
  }

  async #compare(touched: Touched, width: Width, old: Shot | undefined, now: Shot | undefined): Promise<void> {
    const { screen, language, why } = touched
    const drawn = { screen, language, width, why }
    if (old !== undefined && now !== undefined) {
      const difference = await differenceOf(old, now)
      if (difference === undefined || (await this.#isByChance(touched, width))) {
        this.#count({ same: 1 })
        return
      }
      const before = await this.#keep(touched, width, 'before', old)
      const after = await this.#keep(touched, width, 'after', now)
      this.#changed.push({ ...drawn, status: 'differs', before, after, difference })
      await this.#judge(touched, width, now, after)
    } else if (now !== undefined) {
      const after = await this.#keep(touched, width, 'after', now)
      this.#changed.push({ ...drawn, status: 'new', after })
      await this.#judge(touched, width, now, after)
    } else if (old !== undefined) {
      this.#changed.push({ ...drawn, status: 'gone', before: await this.#keep(touched, width, 'before', old) })
    }
    this.#changedKeys.add(screenKey(screen))
    this.#count({ differ: 1 })
  }

  /** Whether both states are the same when they are come to and drawn once more. */
  async #isByChance({ screen, language }: Touched, width: Width): Promise<boolean> {
    const { before, after } = this.#states
    if (this.#doubted === mostDoubted || before === undefined || after === undefined) return false
    before.forget(screen)
    after.forget(screen)
    await Promise.all([before.show(screen, language), after.show(screen, language)])
    const [old, now] = await Promise.all([before.shoot(screen, width), after.shoot(screen, width)])
    const isSame = (await differenceOf(old, now)) === undefined
    if (!isSame) this.#doubted++
    return isSame
  }

  /** Looks in the state after for what is too wide, and once a screen for what is too faint: words have no colour. */
  async #judge({ screen, language, why }: Touched, width: Width, shot: Shot, picture: Picture): Promise<void> {
    const page = this.#states.after?.pageOf(screen)
    if (page === undefined) return
    const spots = await findOverflow(page)
    const key = screenKey(screen)
    const isColored = why.some((each) => !each.startsWith('texts'))
    if (width === 360 && isColored && !this.#judged.has(key)) {
      this.#judged.add(key)
      spots.push(...(await findContrast(page)))
    }
    for (const { kind, box, words } of spots)
      this.#spots.push({ screen, language, width, kind, words, picture, box: inPicture(box, shot) })
  }

  async #keep({ screen, language }: Touched, width: Width, state: 'before' | 'after', shot: Shot): Promise<Picture> {
    const file = fileName([this.#code, screen.kind, screen.name, screen.account, language, String(width), state])
    const { jpeg, ...size } = await jpegOf(shot.png)
    writeFileSync(join(this.#folder, file), jpeg)
    return { file, ...size, cut: shot.cut }
  }

  #fail({ screen, language }: Touched, error: unknown): void {
    // In both states, so that the next pictures of the two are come to in the same way.
    this.#states.before?.forget(screen)
    this.#states.after?.forget(screen)
    this.#failed.push({ screen, language, reason: reasonOf(error) })
    this.#count({ failed: 1 })
  }

  #count(more: Partial<PictureCounts>): void {
    const { drawn, differ, same, failed, left } = this.#counts
    this.#counts = {
      drawn: drawn + (more.drawn ?? 0),
      differ: differ + (more.differ ?? 0),
      same: same + (more.same ?? 0),
      failed: failed + (more.failed ?? 0),
      left,
    }
  }
}

/** A name of a file out of words that brands choose: letters, digits and hyphens of ASCII. */
export function fileName(words: readonly string[]): string {
  return `${words.map((word) => word.replace(/[^a-z0-9]+/gi, '-')).join('--')}.jpg`
}

/** Undefined where two pictures look the same. Most are the same file. */
async function differenceOf(old: Shot, now: Shot): Promise<Difference | undefined> {
  if (old.png.equals(now.png)) return undefined
  const [before, after] = await Promise.all([rasterOf(old.png), rasterOf(now.png)])
  return compareRasters(before, after, { before: old.fixed, after: now.fixed })
}

function inPicture(box: Spot['box'], { x, y }: Shot): Box {
  return {
    x: Math.round(box.x - x),
    y: Math.round(box.y - y),
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ScreenFailed) return error.message
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
