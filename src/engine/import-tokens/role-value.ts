import type { JsonValue } from '@/contract/json/json-value'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import type { ThemeRole } from './theme-roles'
import { themeValue } from './theme-value'

/** What a role would have of a foreign token; undefined where the token has no value that it can take. */
export function roleValue(role: ThemeRole, token: ForeignToken, values: ForeignValues): JsonValue | undefined {
  const scheme = role.path[1]
  const value = values.valueOf(token, scheme === 'light' || scheme === 'dark' ? scheme : undefined)
  return value === undefined ? undefined : themeValue(role.type, value, token.type, role.path[0])
}

export function fits(role: ThemeRole, token: ForeignToken, values: ForeignValues): boolean {
  return roleValue(role, token, values) !== undefined
}
