import type { FileKey } from '@/engine/schema/config-files'
import { schemaOf } from '@/engine/schema/schema-node'
import { walkMarks } from '@/engine/schema/annotated-values'
import { quote, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const deposit = (presets: string): string => `{ "member": { "deposit": { "presets": ${presets} } } }`

export const amountsUnordered: MerchantCheck = {
  code: 'amounts-unordered',
  severity: 'warning',
  docs: {
    what: 'An amount to choose, a number of days or of lines among them, is below the one before it.',
    why: 'People look for amounts by their size: one out of its place is read as another, a zero more or less.',
    bad: { 'panels.json': deposit('[50000, 1000000, 200000]') },
    good: { 'panels.json': deposit('[50000, 200000, 1000000]') },
  },
  inspect({ chain, config }) {
    return marked.flatMap((file) => {
      const data = config[file]
      const own = chain[0]?.files.get(file)?.value
      const found = data === undefined ? [] : walkMarks(schemaOf(file), data, 'x-ascending', own)
      return found.flatMap(({ path, value }) => unordered(file, path, value))
    })
  },
}

const marked = ['panels', 'routes'] as const

function unordered(file: FileKey, path: Path, amounts: JsonValue): FileFinding[] {
  if (!Array.isArray(amounts)) return []
  const index = amounts.findIndex((each, at) => {
    const before = amounts[at - 1]
    return typeof each === 'number' && typeof before === 'number' && each < before
  })
  if (index < 0) return []
  return [
    {
      file,
      path: [...path, index],
      spot: 'value',
      message: `smaller than ${quote(amounts[index - 1])}, which stands before it`,
      expected: 'amounts from the smallest to the largest',
      received: quote(amounts[index]),
    },
  ]
}
