import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier/standalone'
import * as babel from 'prettier/plugins/babel'
import estree from 'prettier/plugins/estree'
import type { JsonObject } from '@/lib/json-value'

const schemas = fileURLToPath(new URL('../../generated/editor', import.meta.url))

/** The file's text as Prettier leaves it, with the schema that editors read. */
export async function brandJson(folder: string, file: string, value: JsonObject): Promise<string> {
  const $schema = `${relative(folder, schemas).replaceAll('\\', '/')}/${file}.schema.json`
  // Prettier keeps an object open whose first key stands on a line of its own: that is wanted for the outermost.
  const text = JSON.stringify({ $schema, ...value }).replace('{', '{\n')
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth: 120 })
}
