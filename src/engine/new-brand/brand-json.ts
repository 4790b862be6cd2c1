import { format } from 'oxfmt'
import type { FileKey } from '@/engine/schema/config-files'
import { schemaAddress } from '@/engine/editor/schema-address'
import type { JsonObject } from '@/contract/json/json-value'

/** The file's text as the formatter leaves it, with the `$schema` for editors. */
export async function brandJson(file: FileKey, value: JsonObject): Promise<string> {
  const $schema = schemaAddress(file)
  // The formatter keeps an object expanded if its first key is on a new line, which is wanted for the outermost one.
  const text = JSON.stringify({ $schema, ...value }).replace('{', '{\n')
  return (await format(`${file}.json`, text, { printWidth: 120 })).code
}
