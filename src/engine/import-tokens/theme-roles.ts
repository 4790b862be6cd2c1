import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { describePlace } from '@/engine/schema/describe-node'
import { typeOfPlace, type TokenType } from '@/engine/dtcg/token-type'

/** A token that the theme has a use for. */
export interface ThemeRole {
  /** For example color.light.primary. */
  readonly name: string
  readonly path: readonly string[]
  readonly type: TokenType
  readonly description: string
}

/** All tokens of the theme, in the order of its schema. */
export const themeRoles: readonly ThemeRole[] = rolesIn(schemaOf('theme').properties.get('tokens'), [])

function rolesIn(node: SchemaNode | undefined, path: readonly string[]): ThemeRole[] {
  return [...(node?.properties ?? [])].flatMap(([key, place]) => {
    const type = typeOfPlace(place)
    const inner = [...path, key]
    if (type !== undefined) return [{ name: inner.join('.'), path: inner, type, description: describePlace(place) }]
    return place.properties.size > 0 ? rolesIn(place, inner) : []
  })
}
