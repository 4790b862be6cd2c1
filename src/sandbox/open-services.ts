import { movableClock } from './call/movable-clock'
import { sandboxBasics } from './call/sandbox-basics'
import type { Database } from './database/database'
import { versionsOf } from './database/migrations'
import { openDatabase } from './database/open-database'
import { createPorts } from './module-list'
import { modules, type Services } from './modules'

export interface OpenServices {
  readonly database: Database
  readonly services: Services
  readonly close: () => void
}

/** Opens a database and creates the ports of all modules on it, without any merchants yet. Throws DatabaseError. */
export async function openServices(address: string, clock: () => number = Date.now): Promise<OpenServices> {
  const { database, close } = await openDatabase(address, versionsOf(modules))
  return { database, services: createPorts(modules, sandboxBasics(movableClock(clock)), database), close }
}
