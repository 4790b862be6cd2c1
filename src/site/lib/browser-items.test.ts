import { expect, it } from 'vitest'
import { BrowserItems } from './browser-items'

/** A storage with room for so many characters. */
function storageOf(room: number): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, value) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

it('keeps an item beyond the page', () => {
  const storage = storageOf(9)
  const items = new BrowserItems(() => storage)
  items.set('a', 'one')
  expect([items.get('a'), items.keeps('a')]).toEqual(['one', true])
  expect(new BrowserItems(() => storage).get('a')).toBe('one')
  items.remove('a')
  expect(items.get('a')).toBeNull()
})

it('has an item as long as the page lives where storage is full, and nothing older after it', () => {
  const storage = storageOf(3)
  const items = new BrowserItems(() => storage)
  items.set('a', 'one')
  items.set('a', 'three')
  expect([items.get('a'), items.keeps('a')]).toEqual(['three', false])
  expect(new BrowserItems(() => storage).get('a')).toBeNull()
  items.set('a', 'two')
  expect([items.get('a'), items.keeps('a'), storage.getItem('a')]).toEqual(['two', true, 'two'])
})

it('does the same where looking at storage throws', () => {
  const items = new BrowserItems(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(items.get('a')).toBeNull()
  items.set('a', 'one')
  expect([items.get('a'), items.keeps('a')]).toEqual(['one', false])
  items.clear()
  expect(items.get('a')).toBeNull()
})
