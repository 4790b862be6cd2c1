import type { SandboxBasics } from './call/sandbox-basics'
import type { Database } from './database/database'
import type { SandboxModule } from './sandbox-module'

/** A module with its own types erased: `Ports` has everything that it needs and uses. */
export type ListedModule<Ports> = SandboxModule<Ports, object, Ports>

/** Modules in the order of their creation. */
export class ModuleList<Ports, Uses> {
  readonly #modules: readonly SandboxModule<never, object, never>[]

  constructor(modules: readonly SandboxModule<never, object, never>[] = []) {
    this.#modules = modules
  }

  /** Adds a module that needs only ports of modules added before. */
  with<Port extends object, MoreUses>(module: SandboxModule<Ports, Port, MoreUses>) {
    return new ModuleList<Ports & Port, Uses & MoreUses>([...this.#modules, module])
  }

  /** All modules. A compile error if a module uses a port that none provides. */
  complete(this: ModuleList<Ports, Ports>): readonly ListedModule<Ports>[] {
    // Safe cast: the types of `with` and `this` have checked each module's needs and uses against `Ports`.
    return this.#modules as unknown as readonly ListedModule<Ports>[]
  }
}

/** Creates the ports of all modules, each from the ports before it. */
export function createPorts<Ports>(
  modules: readonly ListedModule<Ports>[],
  basics: SandboxBasics,
  database: Database,
): SandboxBasics & Ports {
  const made = { ...basics, database }
  for (const module of modules) Object.assign(made, module.create?.(made as typeof made & Ports))
  return made as unknown as SandboxBasics & Ports
}
