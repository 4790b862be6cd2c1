import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Milliseconds for which a picture is kept that no build has any more. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** Pictures that earlier builds have drawn. Their names say what they are made of, so one of that name is the same. */
export class PictureStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Has every picture drawn that is not there yet, and says where each of them lies. */
  async take<T extends { readonly name: string }>(
    pictures: readonly T[],
    draw: (picture: T) => Promise<Buffer>,
    place: (name: string, file: string) => void,
  ): Promise<void> {
    const rest = pictures.values()
    const lane = async () => {
      for (const picture of rest) {
        const file = join(this.#folder, picture.name)
        if (!existsSync(file)) this.#write(file, await draw(picture))
        place(picture.name, file)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, lane))
  }

  /** Removes what no build has linked and is old. */
  tidy(now = Date.now()): void {
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name)
      const { nlink, mtimeMs } = statSync(file)
      if (nlink === 1 && now - mtimeMs > keptFor) rmSync(file, { force: true })
    }
  }

  /** By a rename, so that a build beside this one never finds half a picture. */
  #write(file: string, content: Buffer): void {
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  }
}
