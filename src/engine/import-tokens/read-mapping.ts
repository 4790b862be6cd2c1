import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { suggest } from '@/engine/names/suggest'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import type { Mapping } from './plan-import'
import { fits } from './role-value'
import { themeRoles, type ThemeRole } from './theme-roles'

/** A mapping file that cannot be followed: one line says why. */
export class MappingError extends Error {}

/** A mapping as its file has it, `{"color.light.primary": "brand.500"}`, for the tokens of foreign files. */
export function readMapping(
  written: JsonValue | undefined,
  tokens: readonly ForeignToken[],
  values: ForeignValues,
): Mapping {
  if (!isJsonObject(written)) throw new MappingError('it must hold an object, { "color.light.primary": "brand.500" }')
  const entries = Object.entries(written).filter(([key]) => key !== '$schema')
  return new Map(
    entries.map(([name, token]) => {
      const role = themeRoles.find((each) => each.name === name)
      if (role === undefined)
        throw new MappingError(
          `the theme has no token "${name}"${hint(
            name,
            themeRoles.map((each) => each.name),
          )}`,
        )
      return [role, tokenFor(role, token, tokens, values)]
    }),
  )
}

/** The mapping as its file has it. */
export function mappingFile(mapping: Mapping): string {
  const entries = [...mapping].map(([role, token]) => [role.name, token.name])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

function tokenFor(
  role: ThemeRole,
  written: JsonValue,
  tokens: readonly ForeignToken[],
  values: ForeignValues,
): ForeignToken {
  if (typeof written !== 'string') throw new MappingError(`"${role.name}" must name a token of the file`)
  const name = written.replace(/^\{(.*)\}$/, '$1')
  const found = tokens.find((each) => each.name === name) ?? tokens.find((each) => plain(each.name) === plain(name))
  if (found === undefined)
    throw new MappingError(
      `the file has no token "${name}"${hint(
        name,
        tokens.map((each) => each.name),
      )}`,
    )
  if (!fits(role, found, values)) throw new MappingError(`"${found.name}" is no ${role.type}, which ${role.name} is`)
  return found
}

/** Figma separates by slashes. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s/]+/g, '.')
}

function hint(name: string, names: readonly string[]): string {
  const [best] = suggest(name, names)
  return best === undefined ? '' : `: did you mean "${best}"?`
}
