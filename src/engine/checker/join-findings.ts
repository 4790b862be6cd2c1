import { toPointer } from '@/contract/json/json-pointer'
import type { CheckFinding } from '@/engine/finding/check'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import { wrongValue } from '@/engine/checks/schema/wrong-value'

/**
 * One mistake in one message: all keys that an object lacks, those that belong one level lower, and a picture's wrong name
 * wherever it stands.
 */
export function joinFindings(findings: readonly CheckFinding[]): CheckFinding[] {
  const groups = new Map<string, CheckFinding[]>()
  for (const each of findings) {
    const key = keyOf(each) ?? `${groups.size}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined || all.length === 1) return all
    if (first.check === missingKey) return [lackingTogether(all as [CheckFinding, ...CheckFinding[]])]
    return [first.check === unknownKey ? lowerTogether(first, all) : first]
  })
}

function keyOf({ check, file, path, names, received, message }: CheckFinding): string | undefined {
  if (check === missingKey) return `${file} ${toPointer(path)}`
  const lower = check === unknownKey ? belongsUnder.exec(message)?.[0] : undefined
  if (lower !== undefined) return `${file} ${toPointer(path.slice(0, -1))} ${lower}`
  return check === wrongValue && names === 'asset' ? `picture ${received}` : undefined
}

function lackingTogether(all: readonly [CheckFinding, ...CheckFinding[]]): CheckFinding {
  const keys = all.map(({ about = '' }) => `"${about}"`)
  const listed = `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`
  const suggestions = all.flatMap((each) => each.suggestions ?? [])
  const about = all.map((each) => each.about).join(' ')
  return { ...all[0], message: `${listed} are missing`, expected: listed, suggestions, about }
}

const belongsUnder = /(?<=: it )belongs under "[^"]+"$/

function lowerTogether(first: CheckFinding, all: readonly CheckFinding[]): CheckFinding {
  const keys = all.map(({ path }) => `"${String(path.at(-1))}"`)
  const listed = `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`
  const under = belongsUnder.exec(first.message)?.[0].replace('belongs', 'belong') ?? ''
  return {
    ...first,
    message: `no keys ${listed} here: they ${under}`,
    expected: `${listed} ${under.replace('belong ', '')}`,
  }
}
