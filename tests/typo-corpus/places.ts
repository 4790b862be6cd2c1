import { getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import { schemaAt, type SchemaNode } from '@/engine/schema/schema-node'
import { valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { ShippedFile } from './shipped-files'

/** A value of a file, with its key unless it is an item of a list. */
export interface Place {
  readonly file: ShippedFile
  readonly path: Path
  readonly value: JsonValue
  readonly node: Node
  readonly keyNode: Node | undefined
  /** Schema of the value; undefined for a value that removes an inherited one. */
  readonly schema: SchemaNode | undefined
  /** Schema of the enclosing object or list. */
  readonly holder: SchemaNode | undefined
}

export function placesOf(file: ShippedFile): Place[] {
  const merged = file.merged.get(file.key)
  return valuesIn(file.tree).map((node) => {
    const path = getNodePath(node)
    const isRemoval = node.value === null && typeof path.at(-1) === 'string'
    return {
      file,
      path,
      node,
      value: getNodeValue(node) as JsonValue,
      keyNode: node.parent?.type === 'property' ? node.parent.children?.[0] : undefined,
      schema: isRemoval ? undefined : schemaAt(file.schema, merged, path),
      holder: path.length === 0 ? undefined : schemaAt(file.schema, merged, path.slice(0, -1)),
    }
  })
}

/** Whether the templates also have a value at the place: without this file it would still exist. */
export function isInherited({ file, path }: Place): boolean {
  return valueAt(file.below.get(file.key), path) !== undefined
}

function valuesIn(node: Node): Node[] {
  if (node.type === 'property') return (node.children ?? []).slice(1).flatMap(valuesIn)
  return [node, ...(node.children ?? []).flatMap(valuesIn)]
}
