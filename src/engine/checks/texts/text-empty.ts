import { isLocaleFile } from '@/engine/schema/config-files'
import { child, isJsonObject, keysOf, type JsonObject } from '@/contract/json/json-value'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const textEmpty: MerchantCheck = {
  code: 'text-empty',
  severity: 'error',
  docs: {
    what: 'A text holds nothing, or blanks alone.',
    why: 'A button, a heading or a message would be empty, and screen readers would have nothing to say. To go back to the text of the template take the key out.',
    bad: { 'locales/EN.json': '{ "nav.home": "" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Start" }' },
  },
  inspect({ chain }) {
    return [...(chain[0]?.files ?? [])].flatMap(([file, { value }]) =>
      isLocaleFile(file) && isJsonObject(value)
        ? blankKeys(value).map((key) => ({
            file,
            path: [key],
            spot: 'value' as const,
            message: `the text "${key}" is empty`,
            expected: 'words, or no such key',
            received: JSON.stringify(child(value, key)),
          }))
        : [],
    )
  },
}

const blankKeys = memoiseByObject((texts: JsonObject) => keysOf(texts).filter((key) => isBlank(child(texts, key))))

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === ''
}
