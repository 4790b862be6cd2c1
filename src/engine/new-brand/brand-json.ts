import { format } from 'prettier/standalone'
import * as babel from 'prettier/plugins/babel'
import estree from 'prettier/plugins/estree'
import type { ConfigFile } from '@/engine/schema/config-files'
import { schemaAddress } from '@/engine/editor/schema-address'
import type { JsonObject } from '@/contract/json/json-value'

/** The file's text as Prettier leaves it, with the schema that editors read. */
export async function brandJson(file: ConfigFile, value: JsonObject): Promise<string> {
  const $schema = schemaAddress(file)
  // Prettier keeps an object open whose first key stands on a line of its own: that is wanted for the outermost.
  const text = JSON.stringify({ $schema, ...value }).replace('{', '{\n')
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth: 120 })
}
