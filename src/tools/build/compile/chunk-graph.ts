import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The files of a build that a page needs before it can show its blocks. */
export class ChunkGraph {
  readonly #chunks: Map<string, Chunk>
  readonly entry: string

  constructor(bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    // Merchants' own blocks are entries too.
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'index')
    if (entry === undefined) throw new Error('The build has no entry')
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    this.entry = entry.fileName
  }

  /** The absolute paths of all modules that reach the browser. */
  get modules(): string[] {
    return [...this.#chunks.values()].flatMap((chunk) => chunk.moduleIds)
  }

  /** The files that loading the module whose path ends with `module` fetches in addition to those of the entry. */
  filesFor(module: string): string[] {
    const present = this.#closure(this.entry)
    return [...this.#closure(this.fileOf(module))].filter((file) => !present.has(file))
  }

  /** The file with the module whose path ends with `module`, or of the entry with that name. */
  fileOf(module: string): string {
    const chunk = [...this.#chunks.values()].find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.some((id) => id.endsWith(module)),
    )
    if (chunk === undefined) throw new Error(`${module} is in no chunk`)
    return chunk.fileName
  }

  #closure(fileName: string, found = new Set<string>()): Set<string> {
    if (found.has(fileName)) return found
    found.add(fileName)
    for (const imported of this.#chunks.get(fileName)?.imports ?? []) this.#closure(imported, found)
    return found
  }
}
