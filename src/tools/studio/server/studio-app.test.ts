import { readFileSync, symlinkSync, writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { Edit } from '@/tools/studio/form-model'
import type { FileState, Origin, Overview } from '@/tools/studio/studio-api'
import { DevSites } from './dev-sites'
import { createStudioApp } from './studio-app'

const token = 'the-token'
const theme = '{\n  "scheme":  "dark"\n}\n'

function studio(files: Files = { 'theme.json': theme }) {
  const dir = writeMerchants({ acme: { ...acme, ...files } })
  const sites = new DevSites(dir)
  const page = (name: string) => Promise.resolve(`<title>${name}</title>`)
  const reload = () => {
    sites.reload()
    return Promise.resolve()
  }
  const app = createStudioApp({ sites, token, page, reload })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`http://acme.localhost:4173/__studio/${path}`, {
      method,
      headers: {
        Host: 'acme.localhost:4173',
        'Sec-Fetch-Site': 'same-origin',
        'X-Studio-Token': token,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const file = async (key: string) => (await (await send('GET', `api/file?code=acme&key=${key}`)).json()) as FileState
  const edit = (key: string, ...edits: Edit[]) => send('POST', `api/edit?code=acme&key=${key}`, edits)
  const save = (key: string, version: string) => send('PUT', `api/file?code=acme&key=${key}`, { version })
  const onDisk = (name: string) => readFileSync(join(dir, 'acme', name), 'utf8')
  return { dir, sites, send, file, edit, save, onDisk }
}

const light: Edit = { kind: 'set', path: ['scheme'], value: 'light' }

test('an edit is shown and not saved until somebody saves it', async () => {
  const { sites, edit, save, file, onDisk } = studio()
  const state = (await (await edit('theme', light)).json()) as FileState
  expect(state.edits).toBe(1)
  expect(sites.at('acme.test')?.config.theme.scheme).toBe('light')
  expect(onDisk('theme.json')).toBe(theme)

  expect((await save('theme', state.version)).status).toBe(200)
  expect((await file('theme')).edits).toBe(0)
  // A value equal to the template's is not written.
  const inherited = onDisk('theme.json')
  expect(inherited).not.toContain('dark')
})

test('the files of a brand are those of the languages that it offers, and whatever its folder has', async () => {
  const { send } = studio({
    'site.json': { ...(acme['site.json'] as object), languages: { order: ['EN'] } },
    'locales/EN.json': {},
    'locales/notes.json': {},
  })
  const { folders } = (await (await send('GET', 'api/overview')).json()) as Overview
  const texts = folders[0]?.files.map(({ key }) => key).filter((key) => key.startsWith('locales/'))
  expect(texts).toEqual(['locales/EN'])
})

test('a text is shown with what translators are told of it', async () => {
  const notes = { 'nav.*': { note: 'An entry of a menu.', most: 12 } }
  const { file } = studio({ 'locales/notes.json': notes })
  expect((await file('locales/TY')).notes).toMatchObject({ 'nav.home': 'An entry of a menu. At most 12 characters.' })
  expect((await file('theme')).notes).toEqual({})
})

test('a mistake is told with its place while the site stays as it was', async () => {
  const { sites, edit, send } = studio()
  await edit('theme', { kind: 'set', path: ['scheme'], value: 'drak' })
  const overview = (await (await send('GET', 'api/overview')).json()) as Overview
  expect(overview.problems).toMatchObject([{ key: 'theme', pointer: '/scheme', suggestions: ['dark'], line: 2 }])
  expect(sites.at('acme.test')?.config.theme.scheme).toBe('dark')
})

test('a file that changed on disk is not written over: both changes are kept, or one is chosen', async () => {
  const { dir, sites, edit, save, send, onDisk, file } = studio()
  const theirs = theme.replace('{\n', '{\n  "$schema": "their.json",\n')
  const { version } = (await (await edit('theme', light)).json()) as FileState
  writeFileSync(join(dir, 'acme/theme.json'), theirs)
  sites.reload()

  const refused = await save('theme', version)
  expect(refused.status).toBe(409)
  const { conflict } = (await refused.json()) as FileState
  expect(conflict?.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', text: '  "$schema": "their.json",' },
  ])
  expect(onDisk('theme.json')).toBe(theirs)

  const rebased = (await (await send('POST', 'api/rebase?code=acme&key=theme')).json()) as FileState
  expect(rebased.conflict).toBeUndefined()
  await save('theme', rebased.version)
  expect(onDisk('theme.json')).toContain('their.json')
  expect(onDisk('theme.json')).not.toContain('dark')
  expect((await file('theme')).difference).toEqual([])
})

test('edits can be taken back one by one, and all at once', async () => {
  const { edit, send, file } = studio()
  await edit('theme', light)
  await edit('theme', { kind: 'set', path: ['style', 'cardStyle'], value: 'glass' })
  const undone = (await (await send('POST', 'api/undo?code=acme&key=theme')).json()) as FileState
  expect(undone).toMatchObject({ edits: 1, value: { scheme: 'light' } })
  await send('POST', 'api/discard?code=acme&key=theme')
  expect(await file('theme')).toMatchObject({ edits: 0, value: { scheme: 'dark' } })
})

test('the first edit of a file that is not there makes it, with its schema and only the difference', async () => {
  const { edit, save, onDisk } = studio({})
  const { version, exists } = (await (
    await edit('locales/EN', { kind: 'set', path: ['nav.home'], value: 'Start' })
  ).json()) as FileState
  expect(exists).toBe(false)
  await save('locales/EN', version)
  expect(JSON.parse(onDisk('locales/EN.json'))).toEqual({
    $schema: '../.schemas/locale.schema.json',
    'nav.home': 'Start',
  })
})

test('where a value is written is told with line and column, in drafts too', async () => {
  const { edit, send } = studio()
  const origin = async (pointer: string) =>
    (await (await send('GET', `api/origin?code=acme&pointer=${pointer}`)).json()) as Origin
  expect(await origin('/theme/scheme')).toMatchObject({
    place: { code: 'acme', key: 'theme', file: 'acme/theme.json', line: 2, column: 14 },
    overridden: [{ file: 'base/theme.json' }],
  })
  await edit('theme', { kind: 'reset', path: ['scheme'] })
  expect(await origin('/theme/scheme')).toMatchObject({ place: { code: 'base', key: 'theme' }, overridden: [] })
})

test('a file that cannot be read cannot be edited, and says so', async () => {
  const { edit, file } = studio()
  writeFileSync(join((await file('theme')).path), '{ "scheme": ')
  const refused = await edit('theme', light)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({ message: expect.stringContaining('Mend it in an editor') as string })
})

test.each([
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of another brand', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://derby.localhost:4173' }],
  ['another origin', { Origin: 'http://evil.test' }],
  ['a request without the token', { 'X-Studio-Token': '' }],
  ['a request with another token', { 'X-Studio-Token': 'the-tokem' }],
])('%s is refused', async (_, headers) => {
  const { send, onDisk } = studio()
  for (const [method, path] of [
    ['GET', 'api/overview'],
    ['GET', 'api/file?code=acme&key=theme'],
    ['POST', 'api/edit?code=acme&key=theme'],
    ['PUT', 'api/file?code=acme&key=theme'],
  ] as const)
    expect((await send(method, path, method === 'GET' ? undefined : [light], headers)).status).toBe(403)
  expect(onDisk('theme.json')).toBe(theme)
})

test.each(['../base/theme', 'locales/../../../x', 'assets/a', 'theme.json', '/etc/passwd', 'locales/', 'notes', ''])(
  'the key %j names no file of a merchant',
  async (key) => {
    const { send } = studio()
    const query = new URLSearchParams({ code: 'acme', key }).toString()
    expect((await send('GET', `api/file?${query}`)).status).toBe(404)
    expect((await send('POST', `api/edit?${query}`, [light])).status).toBe(404)
  },
)

test.each(['nobody', '..', '.', 'acme/../base'])('the code %j names no merchant', async (code) => {
  const { send } = studio()
  const query = new URLSearchParams({ code, key: 'theme' }).toString()
  expect((await send('POST', `api/edit?${query}`, [light])).status).toBe(404)
})

test('a symbolic link is left alone', async () => {
  const { dir, send } = studio()
  const outside = join(dir, 'outside.json')
  writeFileSync(outside, theme)
  rmSync(join(dir, 'acme/theme.json'))
  symlinkSync(outside, join(dir, 'acme/theme.json'))
  expect((await send('POST', 'api/edit?code=acme&key=theme', [light])).status).toBe(403)
  expect(readFileSync(outside, 'utf8')).toBe(theme)
})

test.each([
  [{}],
  [[{ kind: 'set', path: [] }]],
  [[{ kind: 'set', path: ['scheme'] }]],
  [[{ kind: 'put', path: ['a'] }]],
])('%j are no edits', async (body) => {
  const { send } = studio()
  expect((await send('POST', 'api/edit?code=acme&key=theme', body)).status).toBe(400)
})

test('a key that would set a prototype is refused', async () => {
  const { edit } = studio()
  expect((await edit('theme', { kind: 'set', path: ['__proto__', 'a'], value: 1 })).status).toBe(400)
})

test('pictures of the brand and its templates are shown, other files are not', async () => {
  const { send } = studio()
  expect((await send('GET', 'asset/logo.svg')).status).toBe(200)
  expect((await send('GET', 'asset/..%2Fsite.json')).status).toBe(404)
  expect((await send('GET', 'asset/logo.svg', undefined, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})
