import type { Client } from '@libsql/client'

/**
 * Statements of one module that bring the database to a version, by the version's number. Versions count for all
 * modules together, so that a step may alter what another module's step made. A step that was released never changes;
 * a new one takes the next number.
 */
export type Migrations = Readonly<Record<number, readonly string[]>>

/** The statements of each version, the first version first: of several modules that share one, in their order. */
export function versionsOf(modules: readonly { readonly migrations?: Migrations }[]): readonly (readonly string[])[] {
  const steps = modules.flatMap(({ migrations = {} }) =>
    Object.entries(migrations).map(([version, statements]) => ({ version: Number(version), statements })),
  )
  const last = Math.max(0, ...steps.map(({ version }) => version))
  return Array.from({ length: last }, (_, at) => {
    const statements = steps.filter(({ version }) => version === at + 1).flatMap((step) => step.statements)
    if (statements.length === 0) throw new RangeError(`no module brings the database to version ${at + 1}`)
    return statements
  })
}

/** Brings a database to the last version, one batch a version. */
export async function migrate(client: Client, versions: readonly (readonly string[])[]): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS sandbox_version (version INTEGER NOT NULL)')
  const { rows } = await client.execute('SELECT max(version) AS version FROM sandbox_version')
  const version = Number(rows[0]?.['version'] ?? 0)
  if (version > versions.length) throw new Error('it was written by a newer version of this program')
  for (const [index, statements] of versions.slice(version).entries()) {
    const record = { sql: 'INSERT INTO sandbox_version (version) VALUES (?)', args: [version + index + 1] }
    await client.batch([...statements, record], 'write')
  }
}
