import type { TextsByPart } from '@/engine/resolved/texts-by-part'
import type { BuildFolder } from '@/tools/build/build-folder'

/** Writes the texts that brands share into a build's folder, once. */
export class SharedTexts {
  readonly #written = new Set<string>()

  async write(folder: BuildFolder, shared: readonly TextsByPart[]): Promise<void> {
    for (const { byPart, files } of shared) {
      if (this.#written.has(byPart)) continue
      this.#written.add(byPart)
      for (const { publicPath, text } of files) await folder.write(publicPath.slice(1), text)
    }
  }
}
