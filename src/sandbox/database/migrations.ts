import type { Client } from '@libsql/client'

/**
 * Statements of one module that migrate the database, by version. All modules share one sequence of versions, so that
 * a step may alter what another module's step created. A released step never changes; a new one takes the next number.
 */
export type Migrations = Readonly<Record<number, readonly string[]>>

/** The statements of each version, in ascending order. If several modules share a version, their own order applies. */
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

/** Migrates a database to the latest version, one batch per version. */
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
