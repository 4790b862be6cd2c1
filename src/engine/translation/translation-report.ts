import { isOpen, type TextUnit, type UnitState } from './text-units'

/** What one language of a merchant lacks. */
export interface LanguageReport {
  readonly language: string
  readonly total: number
  readonly open: Readonly<Partial<Record<UnitState, number>>>
  /** How many of a part are open, by its name; parts that are whole are left out. */
  readonly parts: Readonly<Record<string, number>>
  readonly units: readonly Pick<TextUnit, 'key' | 'state' | 'source' | 'target'>[]
}

export function languageReport(language: string, units: readonly TextUnit[]): LanguageReport {
  const open = units.filter(isOpen)
  return {
    language,
    total: units.length,
    open: counted(open.map(({ state }) => state)),
    parts: counted(open.map(({ part }) => part)),
    units: open.map(({ key, state, source, target }) => ({ key, state, source, target })),
  }
}

function counted<Name extends string>(names: readonly Name[]): Record<Name, number> {
  const counts = {} as Record<Name, number>
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
