import { format } from 'prettier/standalone'
import * as babel from 'prettier/plugins/babel'
import estree from 'prettier/plugins/estree'
import type { ConfigFile } from '@/engine/schema/config-files'
import { schemaAddress } from '@/engine/editor/schema-address'
import type { JsonObject } from '@/contract/json/json-value'

/** The file's text as formatted by Prettier, with the `$schema` for editors. */
export async function brandJson(file: ConfigFile, value: JsonObject): Promise<string> {
  const $schema = schemaAddress(file)
  // Prettier keeps an object expanded if its first key is on a new line, which is wanted for the outermost one.
  const text = JSON.stringify({ $schema, ...value }).replace('{', '{\n')
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth: 120 })
}
