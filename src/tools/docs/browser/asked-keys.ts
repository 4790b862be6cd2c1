import { keysOfPath } from '@/engine/names/follow-path'
import { fromPointer } from '@/contract/json/json-pointer'

const files = 'site|theme|routes|banners|menus|panels|features|vendors|fields|locales/[A-Za-z-]+'
/** A file as `check` prints it, with what may follow: line and column, and the JSON Pointer after a blank or a #. */
const named = new RegExp(`(?:^|[\\s/\\\\"'(])(${files})\\.json(?::\\d+)*(?:[#\\s]+(/\\S*))?`, 'i')

/** The paths that a text may mean, the likeliest first: each is the keys from the file on, or from within a file. */
export function askedKeys(asked: string): string[][] {
  const text = asked.trim()
  const inFile = named.exec(text)
  if (inFile !== null) {
    const [, file = '', pointer = ''] = inFile
    // The dotted form that people write: site.json.gateway.timeout.
    const dotted = /\.json\.(\S+)/.exec(text)?.[1]
    const start = file.split('/')
    return [[...start, ...(dotted === undefined ? keysOfPointer(pointer) : keysOfPath(dotted))]]
  }
  const pointer = /(?:^|[\s#])(\/[^\s:,;]+)/.exec(text)?.[1]
  if (pointer !== undefined) return [keysOfPointer(pointer)]
  const plain = text.replace(/^["'`]+|["'`:,;]+$/g, '')
  return /\s/.test(plain) || !/[.[]/.test(plain) ? [] : [keysOfPath(plain)]
}

function keysOfPointer(pointer: string): string[] {
  return pointer.replace(/\/$/, '') === '' ? [] : fromPointer(pointer)
}

/** Words of a key or a text in small letters: `rememberMe` is `remember` and `me`, and `rememberme` too. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word]) => {
    const parts = word.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ').split(' ')
    return [...new Set([...parts, word])].map((each) => each.toLowerCase())
  })
}
