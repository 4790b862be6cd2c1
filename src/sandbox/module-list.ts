import type { SandboxBasics } from './call/sandbox-basics'
import type { Database } from './database/database'
import type { SandboxModule } from './sandbox-module'

/** A module whose own types are behind it: `Ports` has everything that it needs and uses. */
export type ListedModule<Ports> = SandboxModule<Ports, object, Ports>

/** Modules in the order in which they are made. */
export class ModuleList<Ports, Uses> {
  readonly #modules: readonly SandboxModule<never, object, never>[]

  constructor(modules: readonly SandboxModule<never, object, never>[] = []) {
    this.#modules = modules
  }

  /** Adds a module that needs what is listed before it. */
  with<Port extends object, MoreUses>(module: SandboxModule<Ports, Port, MoreUses>) {
    return new ModuleList<Ports & Port, Uses & MoreUses>([...this.#modules, module])
  }

  /** All of them. Does not compile where one uses a port that none of them offers. */
  complete(this: ModuleList<Ports, Ports>): readonly ListedModule<Ports>[] {
    // `with` and `this` have held each module's needs and uses against `Ports`.
    return this.#modules as unknown as readonly ListedModule<Ports>[]
  }
}

/** Makes the ports of all modules, each from those before it. */
export function createPorts<Ports>(
  modules: readonly ListedModule<Ports>[],
  basics: SandboxBasics,
  database: Database,
): SandboxBasics & Ports {
  const made = { ...basics, database }
  for (const module of modules) Object.assign(made, module.create?.(made as typeof made & Ports))
  return made as unknown as SandboxBasics & Ports
}
