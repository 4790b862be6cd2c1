import { join } from 'node:path'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { Examiner } from '@/engine/checker/examine'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { newProblems } from '@/engine/finding/new-problems'
import { parseJsonFile } from '@/engine/folder/json-file'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { FileChange } from '@/engine/migrate/draft-folder'
import { compareContrasts, type ContrastChange } from './compare-contrasts'
import { withTokens } from './edit-theme'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import { roleValue } from './role-value'
import type { ThemeRole } from './theme-roles'
import { unreadTokens, type UnreadToken } from './unread-tokens'

/** Which foreign token each role takes. */
export type Mapping = ReadonlyMap<ThemeRole, ForeignToken>

/** The tokens of foreign files, and their values. */
export interface ForeignSource {
  readonly tokens: readonly ForeignToken[]
  readonly values: ForeignValues
}

export interface RoleChange {
  readonly role: ThemeRole
  readonly token: ForeignToken
  /** The values in the merged theme. */
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
}

export interface ImportPlan {
  /** Undefined when the theme has these values already. */
  readonly file: FileChange | undefined
  readonly changes: readonly RoleChange[]
  readonly contrasts: readonly ContrastChange[]
  /** The tokens that could not be read. */
  readonly unread: readonly UnreadToken[]
  /** How many could be, and no role takes them. */
  readonly unused: number
  /** What `check` would find in the merchant and in those that extend it, and does not now. */
  readonly problems: readonly Diagnostic[]
}

/** What a mapping would make of a merchant's theme.json. Writes nothing. */
export function planImport(
  set: MerchantSet,
  folder: MerchantFolder,
  mapping: Mapping,
  { tokens, values }: ForeignSource,
): ImportPlan {
  const wanted = new Map(
    [...mapping].flatMap(([role, token]) => {
      const value = roleValue(role, token, values)
      return value === undefined ? [] : [[role.path, value] as const]
    }),
  )
  const written = folder.files.get('theme')
  const path = written?.path ?? join(folder.path, 'theme.json')
  const before = written?.text
  const after = withTokens(before ?? newFile, wanted)
  const other = withTheme(set, folder, path, after)
  const [old, made] = [themeOf(set, folder.code), themeOf(other, folder.code)]
  const valuesOf = [...mapping].map(([role, token]) => ({
    role,
    token,
    before: valueAt(old, ['tokens', ...role.path, '$value']),
    after: valueAt(made, ['tokens', ...role.path, '$value']),
  }))
  const unread = unreadTokens(tokens, values)
  const taken = new Set([...mapping.values(), ...unread.map(({ token }) => token)])
  const changes = valuesOf.filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
  return {
    file: changes.length === 0 ? undefined : { merchant: folder.code, path, before, after },
    changes,
    contrasts: compareContrasts(old, made),
    unread,
    unused: tokens.filter((token) => !taken.has(token)).length,
    problems: newProblems(errorsOf(set, folder.code), errorsOf(other, folder.code)),
  }
}

const newFile = '{\n  "$schema": "./.schemas/theme.schema.json"\n}\n'

function withTheme(set: MerchantSet, folder: MerchantFolder, path: string, text: string): MerchantSet {
  const files = new Map(folder.files).set('theme', parseJsonFile(path, text))
  return { ...set, folders: new Map(set.folders).set(folder.code, { ...folder, files }) }
}

function themeOf({ folders }: MerchantSet, code: string): JsonValue | undefined {
  const folder = folders.get(code)
  return folder && new Examiner(folders).examine(folder).draft.config.theme
}

/** The errors of the merchant, and of those that extend it. */
function errorsOf(set: MerchantSet, code: string): Diagnostic[] {
  const reached = [...set.folders.values()].filter((folder) =>
    lineageOf(folder, set.folders).chain.some((each) => each.code === code),
  )
  const codes = reached.map((folder) => folder.code)
  return checkLoaded(set, codes).diagnostics.filter(({ severity }) => severity === 'error')
}
