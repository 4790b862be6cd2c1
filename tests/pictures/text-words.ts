import { repository } from '@/engine/schema/repository'
import { readTextModules, type TextModule } from '@/tools/schema/text-modules'

/** Strings with which code asks for texts. */
export interface Words {
  /** Whether a text key is among them: `error.*` stands for every key that begins so. */
  has(key: string): boolean
}

const noWords: Words = { has: () => false }

/** Which texts the code of each part may ask for, read from the sources as the build divides texts among parts. */
export class TextWords {
  readonly #modules = readTextModules(repository, 'src/main.tsx')
  readonly #known = new Map<string, Words>()
  readonly #roots = new Map<string, string[]>()

  constructor() {
    for (const [registry, { chunks }] of this.#modules)
      for (const { name, path } of isRegistry(registry) ? chunks : [])
        this.#roots.set(name, [...(this.#roots.get(name) ?? []), path])
  }

  /** Of a block, a dialog or a panel, with all that it loads. */
  ofPart(name: string): Words {
    const roots = this.#roots.get(name)
    return roots === undefined ? noWords : this.#of(name, roots)
  }

  /** Of the code around every screen. */
  ofFrame(): Words {
    return this.#of('', ['src/main.tsx'])
  }

  /** Of all code. */
  ofAll(): Words {
    return this.#of('*', [...this.#modules.keys()])
  }

  #of(name: string, roots: readonly string[]): Words {
    const known = this.#known.get(name) ?? wordsOf(this.#reached(roots))
    this.#known.set(name, known)
    return known
  }

  /** The modules and everything that they load, but not the parts that JSON names. */
  #reached(roots: readonly string[]): TextModule[] {
    const found = new Map<string, TextModule>()
    const waiting = [...roots]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const module = this.#modules.get(path)
      if (module === undefined || found.has(path)) continue
      found.set(path, module)
      waiting.push(...module.imports, ...(isRegistry(path) ? [] : module.chunks.map((chunk) => chunk.path)))
    }
    return [...found.values()]
  }
}

function isRegistry(path: string): boolean {
  return path.endsWith('/registry.ts') || path.endsWith('/merchant-blocks.ts')
}

function wordsOf(modules: readonly TextModule[]): Words {
  const words = new Set(modules.flatMap((module) => module.words))
  const patterns = [...words].filter((word) => /^[a-z][\w-]*\..*\*/.test(word)).map(patternOf)
  return { has: (key) => words.has(key) || patterns.some((pattern) => pattern.test(key)) }
}

function patternOf(word: string): RegExp {
  return new RegExp(
    `^${word
      .split('*')
      .map((part) => part.replace(/[^\w-]/g, '\\$&'))
      .join('.+')}$`,
  )
}
