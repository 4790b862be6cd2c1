import { getNodePath, type Node } from 'jsonc-parser'
import type { FileKey } from '@/engine/schema/config-files'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { JsonFile } from '@/engine/folder/json-file'

const deposit = (presets: string): string => `{ "member": { "deposit": { "presets": ${presets} } } }`

export const numberGrouped: MerchantCheck = {
  code: 'number-grouped',
  severity: 'warning',
  // Brands with the same values may write them differently.
  isOfBrand: true,
  docs: {
    what: 'A number is written with a dot before its last three digits, of which the last is a zero: `50.000`.',
    why: 'In Vietnamese or German that is fifty thousand; in JSON it is 50, and players would be offered fifty.',
    bad: { 'panels.json': deposit('[50.000, 200.000]') },
    good: { 'panels.json': deposit('[50000, 200000]') },
  },
  inspect({ chain: [own] }) {
    return withAmounts.flatMap((key) => {
      const file = own?.files.get(key)
      return file === undefined || !grouped.test(file.text) ? [] : inFile(key, file)
    })
  },
}

/** Measures of a theme may come from tools that write decimals nobody needs. */
const withAmounts = ['panels', 'routes', 'site'] as const

/** Trailing zeros are written by hand alone: programs leave them out. */
const grouped = /[1-9]\d{0,2}\.\d\d0(?!\d)/

function inFile(file: FileKey, json: JsonFile): FileFinding[] {
  return numbersIn(json.tree()).flatMap((node): FileFinding[] => {
    const written = json.text.slice(node.offset, node.offset + node.length)
    if (!new RegExp(`^${grouped.source}$`).test(written)) return []
    const [thousands, plain] = [written.replace('.', ''), String(node.value)]
    return [
      {
        file,
        path: getNodePath(node),
        spot: 'value',
        message: `${written} is ${plain} in JSON, where a dot stands before decimals`,
        expected: `${thousands}, or ${plain}`,
        received: written,
        suggestions: [thousands, plain],
      },
    ]
  })
}

const numbersIn = (node: Node | undefined): Node[] =>
  node?.type === 'number' ? [node] : (node?.children ?? []).flatMap(numbersIn)
