import { configFiles } from '@/engine/schema/config-files'
import { schemaAt, schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { walkMarks } from '@/engine/schema/annotated-values'
import { isJsonObject, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const lobby = (props: string): string =>
  `{ "pages": { "help": { "sections": { "text": null, "games": { "block": "game-lobby", "props": { "gameType": "ESPORTS", ${props} } } }, "order": ["games"] } } }`

export const optionIdle: MerchantCheck = {
  code: 'option-idle',
  severity: 'warning',
  docs: {
    what: 'A key changes nothing, because another one beside it is off: amounts of a filter that is not offered, for example. Or both columns on top of a card are one.',
    why: 'What was meant does not show. The schema says which key needs which ("x-needs").',
    bad: { 'routes.json': lobby('"filters": ["minLineNum"], "leastBets": [1, 2]') },
    good: { 'routes.json': lobby('"filters": ["minBet"], "leastBets": [1, 2]') },
  },
  inspect({ chain, isTemplate, isComplete, config }) {
    // The brands of a template may turn on what it prepares.
    if (isTemplate || !isComplete) return []
    return configFiles.flatMap((file) => {
      const data = config[file]
      const own = chain[0]?.files.get(file)?.value
      const found = data === undefined ? [] : walkMarks(schemaOf(file), data, 'x-needs', own)
      return found.flatMap(({ path, value, mark }) => {
        const need = needOf(mark)
        const beside = [...path.slice(0, -1), need.key]
        const other = valueAt(data, beside)
        if (other !== undefined && !isKnown(other, schemaAt(schemaOf(file), data, beside))) return []
        const reason = reasonOf(need, value, other)
        // Of two equal values, only the second is reported.
        const isTold = need.differs === true && need.key === 'figure' && valueAt(own, beside) !== undefined
        if (reason === undefined || isTold) return []
        const place = { file, path, spot: 'value', received: quote(value) } as const
        return [{ ...place, ...reason }]
      })
    })
  },
}

/** The schema check reports an unknown value. */
function isKnown(value: JsonValue, node: SchemaNode | undefined): boolean {
  const words = (node?.items ?? node)?.schema['enum'] as readonly unknown[] | undefined
  return [value].flat().every((each) => words?.includes(each) === true)
}

interface Need {
  readonly key: string
  readonly has?: JsonValue
  readonly is?: JsonValue
  readonly absent?: JsonValue
  readonly differs?: JsonValue
}

function needOf(mark: unknown): Need {
  const key = isJsonObject(mark) ? mark['key'] : undefined
  return isJsonObject(mark) && typeof key === 'string' ? { ...mark, key } : { key: '' }
}

function reasonOf({ key, has, is, absent, differs }: Need, value: JsonValue, other: JsonValue | undefined) {
  const said = `"${key}": ${quote(other)}`
  const idle = (needed: string) => ({ message: `changes nothing: ${said}`, expected: `no such key, or ${needed}` })
  if (has !== undefined && Array.isArray(other) && !other.includes(has)) return idle(`${quote(has)} in "${key}"`)
  if (is !== undefined && typeof other === 'string' && other !== is) return idle(`"${key}": ${quote(is)}`)
  if (absent === true && other !== undefined && hasSome(value)) return idle(`no "${key}"`)
  if (differs === true && other === value)
    return { message: `the same as "${key}": the card would say it twice`, expected: 'another column' }
  return undefined
}

function hasSome(value: JsonValue): boolean {
  return !Array.isArray(value) || value.length > 0
}
