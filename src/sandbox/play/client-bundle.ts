import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ClientName } from './play-game'

const folder = fileURLToPath(new URL('../clients', import.meta.url))

/** A client's script and its styles. */
export interface ClientBundle {
  readonly script: string
  readonly style: string
}

const bundles = new Map<ClientName, Promise<ClientBundle>>()

/** Style sheets shared by several clients, in addition to those of all clients. */
const shared: Readonly<Partial<Record<ClientName, string>>> = {
  baccarat: 'table.css',
  roulette: 'table.css',
  'dragon-tiger': 'table.css',
  'sic-bo': 'table.css',
}

/** A client bundled as one script and one style sheet, built on first use. */
export function clientBundle(name: ClientName): Promise<ClientBundle> {
  const known = bundles.get(name)
  if (known !== undefined) return known
  const made = bundle(name)
  bundles.set(name, made)
  made.catch(() => bundles.delete(name))
  return made
}

async function bundle(name: ClientName): Promise<ClientBundle> {
  // Imported lazily, so that only those who play a game wait for it.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${name}/${name}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  })
  const [script] = outputFiles
  if (script === undefined) throw new Error(`the client ${name} could not be put together`)
  const files = ['client.css', ...(shared[name] === undefined ? [] : [shared[name]]), `${name}/${name}.css`]
  const styles = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  return { script: script.text, style: styles.join('\n') }
}
