import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { isWord } from '@/engine/schema/words'
import { isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'

/**
 * Where in another file a key belongs with this value, in words: `under "style" in theme.json`. Said where there is one
 * such place alone: for one of the words that the key takes there, and for a whole object between the topmost keys.
 */
export function otherFile(
  key: string,
  place: Path,
  node: SchemaNode | undefined,
  value: JsonValue | undefined,
): string {
  const others = configFiles.filter((file) => node?.source.startsWith(`schemas/merchant/${file}.`) !== true)
  const found = others.flatMap((file) => {
    const { properties } = schemaOf(file)
    const top = properties.get(key)
    const under = [...properties].filter(([, { properties: inner }]) => isWord(inner.get(key)?.schema, value))
    const isWhole = place.length === 0 && isJsonObject(value) && top?.schema['type'] === 'object'
    return [
      ...(isWhole || isWord(top?.schema, value) ? [`in ${file}.json`] : []),
      ...under.map(([holder]) => `under "${holder}" in ${file}.json`),
    ]
  })
  return found.length === 1 ? String(found[0]) : ''
}
