import { isJsonObject, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { suggest } from '@/engine/names/suggest'
import { notesIn, passedOverWords } from './passed-over'
import type { TokenFinding } from './token-finding'
import { holdsTokens } from './token-type'

interface Candidate {
  readonly holder: JsonObject
  /** Below "tokens". */
  readonly path: Path
  /** The keys that the theme has at the place. */
  readonly known: readonly string[]
}

/** Groups and tokens of a brand's own: palettes that aliases lead to, and what the theme has no use for. */
export class OwnTokens {
  readonly #candidates: Candidate[] = []
  readonly #unused: Path[] = []
  readonly #takenOut: Path[] = []

  see(holder: JsonObject, known: readonly string[], path: Path): void {
    this.#candidates.push({ holder, known, path })
  }

  /** Paths of those that were taken out, used or not. */
  get takenOut(): readonly Path[] {
    return this.#takenOut
  }

  /** Removes them from the theme. What is called nearly like a key of the theme, and unused, is left as a mistake. */
  takeOut(used: Iterable<Path>): void {
    const paths = [...used]
    for (const { holder, known, path } of this.#candidates) {
      const key = String(path.at(-1))
      if (key.startsWith('$') || !holdsTokens(holder[key])) continue
      const isUsed = paths.some((each) => path.every((step, at) => each[at] === step))
      if (!isUsed && suggest(key, known).length > 0) continue
      delete holder[key]
      this.#takenOut.push(path)
      if (!isUsed) this.#unused.push(path)
    }
  }

  /** What a brand's own file has that nothing reads, in one finding. */
  notes(own: JsonValue | undefined): TokenFinding[] {
    if (!isJsonObject(own)) return []
    const groups = this.#unused.filter((path) => valueAt(own, path) !== undefined)
    const noted = notesIn(own).filter(
      ({ path }) => !groups.some((group) => group.every((step, at) => path[at] === step)),
    )
    const first = groups[0] ?? noted[0]?.path
    if (first === undefined) return []
    const what = passedOverWords(own, noted, groups)
    return [
      {
        kind: 'passed-over',
        file: 'theme',
        path: ['tokens', ...first],
        spot: 'key',
        message: `passed over, because the theme has no use for it: ${what}`,
        expected: 'tokens of the theme, or what aliases lead to; keys for other tools may stay',
        received: what,
      },
    ]
  }
}
