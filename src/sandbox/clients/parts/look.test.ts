import { afterEach, expect, it, vi } from 'vitest'
import { lookColors } from '@/sandbox/play/port/look-names'
import { applyLook } from './look'

afterEach(() => vi.unstubAllGlobals())

const colors = (color: string, prefix = '') => Object.fromEntries(lookColors.map((name) => [prefix + name, color]))

/** What an address has a client look like, on a device whose scheme can change. */
function look(address: Record<string, string>, isLight: boolean) {
  const styles = new Map<string, string>()
  const data: Record<string, string> = {}
  const root = { dataset: data, style: { setProperty: (name: string, value: string) => void styles.set(name, value) } }
  const listeners: ((event: { readonly matches: boolean }) => void)[] = []
  vi.stubGlobal('matchMedia', () => ({
    matches: isLight,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener),
  }))
  applyLook(`?${new URLSearchParams(address)}`, root as unknown as HTMLElement)
  return { styles, data, turn: (matches: boolean) => listeners.forEach((listener) => listener({ matches })) }
}

it('takes the scheme that its address says, whatever the device shows', () => {
  const { styles } = look({ scheme: 'dark', ...colors('#111111') }, true)
  expect([styles.get('color-scheme'), styles.get('--ground')]).toEqual(['dark', '#111111'])
})

it('follows the device where the brand does, also when it changes', () => {
  const { styles, turn } = look({ scheme: 'auto', ...colors('#111111'), ...colors('#eeeeee', 'light.') }, true)
  const shown = () => [styles.get('color-scheme'), styles.get('--ground')]
  expect(shown()).toEqual(['light', '#eeeeee'])
  turn(false)
  expect(shown()).toEqual(['dark', '#111111'])
})

it('keeps its own look where a colour cannot be read', () => {
  expect(look({ scheme: 'auto', ...colors('#111111'), ...colors('red', 'light.') }, true).styles.size).toBe(0)
})

it('draws numbers as its address says, and ignores a look that nobody knows', () => {
  const numbersOf = (numbers: string) => look({ scheme: 'dark', ...colors('#111111'), numbers }, false).data['numbers']
  expect([numbersOf('paper'), numbersOf('url(x)')]).toEqual(['paper', undefined])
})
