import { expect, it } from 'vitest'
import { countCharacters } from './count-characters'

it.each([
  ['', 0],
  ['Hello', 5],
  ['tiếng Việt', 10],
  // The same text with its marks as separate code points.
  ['tiếng Việt'.normalize('NFD'), 10],
  ['👨‍👩‍👧‍👦 🇻🇳', 3],
  ['สวัสดี', 4],
])('counts %s as people do', (text, count) => expect(countCharacters(text)).toBe(count))
