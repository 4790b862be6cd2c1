import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextFiles } from './text-files'

const locales = {
  EN: { byPart: '/assets/EN-', own: '/brand/EN.json' },
  VI: { byPart: '/assets/VI-' },
}
const contents: Record<string, object> = {
  '/assets/EN-shared.json': { hi: 'Hello', bye: 'Bye' },
  '/assets/EN-login.json': { 'login.title': 'Sign in', 'login.hint': 'Hint' },
  '/assets/EN-speed-test.json': { 'speed-test.title': 'Speed' },
  '/brand/EN.json': { hi: 'Hello from us', 'login.title': 'Welcome' },
  '/assets/VI-shared.json': { hi: 'Xin chào' },
  '/assets/VI-login.json': { 'login.title': 'Đăng nhập' },
}
const fetch = vi.fn((address: string) => Promise.resolve(Response.json(contents[address])))
const asked = () => fetch.mock.calls.map(([address]) => address)

beforeEach(() => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

function open(...[language = 'EN', held]: [language?: string, held?: readonly string[]]) {
  const files = new TextFiles(locales, language, held)
  const texts: Record<string, object> = {}
  files.giveTo((language, more) => (texts[language] = { ...texts[language], ...more }))
  return { files, texts }
}

it('fetches the shared texts and those of a part once, with what the brand says of its own over them', async () => {
  const { files, texts } = open()
  await Promise.all([files.need('login'), files.need('login'), files.need()])
  expect(asked().sort()).toEqual(['/assets/EN-login.json', '/assets/EN-shared.json', '/brand/EN.json'])
  expect(texts['EN']).toEqual({ hi: 'Hello from us', bye: 'Bye', 'login.title': 'Welcome', 'login.hint': 'Hint' })
})

it('fetches nothing more for a part whose texts are shared', async () => {
  const { files } = open('VI')
  await files.need('text-section')
  expect(asked()).toEqual(['/assets/VI-shared.json'])
})

it('fetches nothing for a part whose texts the page holds, until another language is wanted', async () => {
  const { files } = open('EN', ['login'])
  await files.need('login')
  expect(asked()).toEqual([])
  await files.prepare('VI')
  expect(asked().sort()).toEqual(['/assets/VI-login.json', '/assets/VI-shared.json'])
})

it('has another language bring the texts of every part that is there, and from then on of those that come', async () => {
  const { files, texts } = open()
  await files.need('login')
  fetch.mockClear()
  await files.prepare('VI')
  expect(texts['VI']).toEqual({ hi: 'Xin chào', 'login.title': 'Đăng nhập' })
  files.show('VI')
  await files.need('login')
  expect(asked().sort()).toEqual(['/assets/VI-login.json', '/assets/VI-shared.json'])
})

it('brings a part in both languages while one of them is on its way', async () => {
  const { files, texts } = open()
  await Promise.all([files.prepare('VI'), files.need('login')])
  expect(Object.keys(texts['EN'] ?? {})).toContain('login.title')
  expect(Object.keys(texts['VI'] ?? {})).toContain('login.title')
})

it('brings a part in both languages until the page is in the other one', async () => {
  const { files } = open()
  await files.prepare('VI')
  expect(files.isNext('VI')).toBe(true)
  fetch.mockClear()
  await files.need('login')
  expect(asked().sort()).toEqual([
    '/assets/EN-login.json',
    '/assets/EN-shared.json',
    '/assets/VI-login.json',
    '/brand/EN.json',
  ])
})

it('says which of two languages was wanted last', async () => {
  const { files } = open()
  await Promise.all([files.prepare('VI'), files.prepare('EN')])
  expect([files.isNext('VI'), files.isNext('EN')]).toEqual([false, true])
})

it('asks again after a failure, and asks no more for a language that could not be had', async () => {
  const { files, texts } = open()
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(files.prepare('VI')).rejects.toThrow('/assets/VI-shared.json was answered with 503')
  fetch.mockClear()
  await files.need()
  expect(asked()).toEqual(['/assets/EN-shared.json', '/brand/EN.json'])
  await files.prepare('VI')
  expect(texts['VI']).toEqual({ hi: 'Xin chào' })
})

it('hands over what came before somebody took it', async () => {
  const files = new TextFiles({ EN: { whole: '/assets/EN-shared.json' } }, 'EN')
  await files.need('login')
  const take = vi.fn()
  files.giveTo(take)
  expect(take).toHaveBeenCalledExactlyOnceWith('EN', { hi: 'Hello', bye: 'Bye' })
})

it('hands them over to the next as well, because a drawing that React throws away was the first', async () => {
  const files = new TextFiles({ EN: { whole: '/assets/EN-shared.json' } }, 'EN')
  await files.need('login')
  files.giveTo(vi.fn())
  const take = vi.fn()
  files.giveTo(take)
  expect(take).toHaveBeenCalledExactlyOnceWith('EN', { hi: 'Hello', bye: 'Bye' })
})

it('asks for nothing where the page holds all texts', async () => {
  await new TextFiles({}, 'EN').need('login')
  expect(fetch).not.toHaveBeenCalled()
})
