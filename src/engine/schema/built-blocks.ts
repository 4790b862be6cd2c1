import { schemaOf } from './schema-node'

/** Names of the blocks compiled into the site, including the merchants' own. */
export function builtBlocks(): ReadonlySet<string> {
  const header = schemaOf('routes').properties.get('shell')?.properties.get('header')
  if (header === undefined) throw new Error('routes.schema.json has no shell.header, where blocks are named')
  known ??= new Set(header.branches.keys())
  return known
}

let known: ReadonlySet<string> | undefined
