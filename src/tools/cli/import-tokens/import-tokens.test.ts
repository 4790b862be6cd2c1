import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { Cancelled, type Choice, type Prompts } from '@/tools/cli/prompts'
import { runMerchant } from '@/tools/cli/run-merchant'

const theme =
  '{\n  "tokens": {\n    "color": { "light": { "accent": { "$description": "Ours", "$value": "{color.light.text}" } } }\n  }\n}\n'
const brand = () => writeMerchants({ acme: { ...acme, 'theme.json': theme } })
const plum = { 'color-text-link': '#331a66', 'color-border': '#cccccc', 'border-radius-100': '4px' }
const pale = { 'color-text-link': '#ccccff' }

describe('import-tokens', () => {
  it('writes what the names say into theme.json, and leaves the rest of it as it is', async () => {
    const dir = brand()
    const { exitCode, out, err } = await run(dir, [files({ 'plum.json': plum })('plum.json'), '--guess'])
    expect([exitCode, err]).toEqual([0, ''])
    expect(out).toContain('plum.json: 3 tokens')
    expect(out).toMatch(/color\.light\.accent {2}#000000 → #331a66 {2}color-text-link/)
    expect(out).toMatch(/✓ light accent on background +2\d\.\d\d → 14\.\d\d +at least 4\.5/)
    expect(out).toMatch(/written: acme\/theme\.json$/)
    const written = readFileSync(join(dir, 'acme/theme.json'), 'utf8')
    expect(written).toContain('"$value": { "colorSpace": "srgb", "components": [0.2, 0.102, 0.4], "alpha": 1 }')
    expect(JSON.parse(written)).toMatchObject({
      tokens: {
        color: { light: { accent: { $description: 'Ours', $value: { components: [0.2, 0.102, 0.4] } } } },
        radius: { control: { $value: { value: 4, unit: 'px' } } },
      },
    })
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })

  it('writes nothing that check would refuse, and says what', async () => {
    const dir = brand()
    const { exitCode, out } = await run(dir, [files({ 'pale.json': pale })('pale.json'), '--guess'])
    expect(exitCode).toBe(1)
    expect(out).toMatch(/✗ light accent on background +2\d\.\d\d → 1\.\d\d/)
    expect(out).toContain('what is marked ✗ has too little contrast')
    expect(out).toMatch(/nothing was written$/)
    expect(readFileSync(join(dir, 'acme/theme.json'), 'utf8')).toBe(theme)
  })

  it('writes nothing into a template with which a brand that extends it would have a problem', async () => {
    const own =
      '{ "tokens": { "color": { "light": { "onPrimary": { "$value": { "colorSpace": "srgb", "components": [0.85, 0.88, 1] } } } } } }'
    const dir = writeMerchants({ acme: { ...acme, 'theme.json': own } })
    const theirs = readFileSync(join(dir, 'base/theme.json'), 'utf8')
    const at = files({ 'brand.json': { primary: '#2f6bdf' }, 'map.json': { 'color.light.primary': 'primary' } })
    const { exitCode, out } = await run(dir, [at('brand.json'), '--map', at('map.json')], undefined, 'base')
    expect(exitCode).toBe(1)
    expect(out).toContain('acme/theme.json')
    expect(readFileSync(join(dir, 'base/theme.json'), 'utf8')).toBe(theirs)
  })

  it('takes what a mapping says, saves one for the next time, and only shows it with --dry-run', async () => {
    const at = files({ 'plum.json': plum, 'map.json': { 'color.light.focus': '{color-text-link}' } })
    const dir = brand()
    const shown = await run(dir, [at('plum.json'), '--map', at('map.json'), '--dry-run', '--format', 'json'])
    expect(shown.exitCode).toBe(0)
    expect(JSON.parse(shown.out)).toMatchObject({
      written: false,
      mapping: { 'color.light.focus': 'color-text-link' },
      changes: [{ role: 'color.light.focus', token: 'color-text-link' }],
      problems: [],
    })
    expect(readFileSync(join(dir, 'acme/theme.json'), 'utf8')).toBe(theme)
    await run(dir, [at('plum.json'), '--guess', '--save-map', at('saved.json')])
    expect(JSON.parse(readFileSync(at('saved.json'), 'utf8'))).toEqual({
      'color.light.accent': 'color-text-link',
      'color.light.border': 'color-border',
      'radius.control': 'border-radius-100',
    })
    expect((await run(dir, [at('plum.json'), '--map', at('saved.json')])).out).toContain('Nothing to change')
  })

  it('takes a brand without a theme of its own, and light and dark from a file each', async () => {
    const at = files({ 'Light.tokens.json': plum, 'Dark.tokens.json': { 'color-border': '#333333' } })
    const dir = writeMerchants({ acme })
    expect((await run(dir, [at('Light.tokens.json'), at('Dark.tokens.json'), '--guess'])).exitCode).toBe(0)
    const written = JSON.parse(readFileSync(join(dir, 'acme/theme.json'), 'utf8')) as object
    expect(written).toMatchObject({ tokens: { color: { light: { accent: {} }, dark: { border: {} } } } })
  })

  it('passes over what Tokens Studio writes beside its sets', async () => {
    const at = files({ 'core.json': plum, '$themes.json': '[]', '$metadata.json': { tokenSetOrder: ['core'] } })
    const { exitCode, err } = await run(brand(), [at('$metadata.json'), at('$themes.json'), at('core.json'), '--guess'])
    expect([exitCode, err]).toEqual([0, ''])
  })

  it('takes a folder of Tokens Studio, with its themes, and says what it could not read', async () => {
    const at = files({
      'core.json': { plum: { value: '#331a66', type: 'color' }, step: { value: '{base} * 2', type: 'spacing' } },
      'light/own.json': { link: { value: '{plum}', type: 'color' }, focus: { value: '{plim}', type: 'color' } },
      '$themes.json': [{ name: 'Light', selectedTokenSets: { core: 'source', 'light/own': 'enabled' } }],
      '$metadata.json': { tokenSetOrder: ['core', 'light/own'] },
    })
    const { exitCode, out } = await run(brand(), [at('.'), '--guess'])
    expect(exitCode).toBe(0)
    expect(out).toMatch(/color\.light\.accent {2}#000000 → #331a66 {2}Light\.link/)
    expect(out).toContain('2 tokens were not read')
    expect(out).toContain('1 leads to a token that there is not: Light.focus ({plim})')
    expect(out).toContain('1 is a sum or function, which is not worked out: Light.step ("{base} * 2")')
    expect(out).toContain('1 more token could be read, and was not taken')
  })

  it('shows shadows as CSS has them', async () => {
    const shadow = {
      $type: 'shadow',
      $value: { color: '#00000080', offsetX: '0px', offsetY: '2px', blur: '4px', spread: '0px' },
    }
    const at = files({ 'shadow.json': { 'shadow-card': shadow } })
    const { out } = await run(brand(), [at('shadow.json'), '--guess', '--dry-run'])
    expect(out).toMatch(/shadow\.card.* → 0px 2px 4px #000000 at 50 % {2}shadow-card/)
  })

  it('follows a resolver document to the files that it names', async () => {
    const step = { type: 'set', name: 'plum', sources: [{ $ref: 'plum.json' }] }
    const at = files({ 'plum.json': plum, 'all.resolver.json': { version: '2025.10', resolutionOrder: [step] } })
    const { exitCode, out } = await run(brand(), [at('all.resolver.json'), '--guess', '--dry-run'])
    expect(exitCode).toBe(0)
    expect(out).toContain('color-text-link')
  })

  it.each([
    ['no file', ['none.json', '--guess'], /cannot read .*none\.json \(ENOENT\)/],
    ['a file without tokens', ['empty.json', '--guess'], /empty\.json holds no tokens/],
    ['a file that is no JSON', ['broken.json', '--guess'], /broken\.json is no JSON: line 2/],
    ['nobody to ask', ['plum.json'], /--map <file> .*--guess/],
    ['names that say nothing', ['odd.json', '--guess'], /no name says which role/],
    ['names without values', ['unread.json', '--guess'], /no token could be read \(1 leads to .*accent \(\{plum\}\)\)/],
    [
      'a role that there is not',
      ['plum.json', '--map', 'role.json'],
      /"color\.light\.acent": did you mean "color\.light\.accent"\?/,
    ],
    [
      'a token that there is not',
      ['plum.json', '--map', 'token.json'],
      /no token "color-text-lnk": did you mean "color-text-link"\?/,
    ],
    ['a token of another type', ['plum.json', '--map', 'type.json'], /"border-radius-100" is no color/],
  ])('ends with 2 and one line for %s', async (_, args, line) => {
    const at = files({
      'plum.json': plum,
      'odd.json': { gloop: '#331a66' },
      'empty.json': {},
      'unread.json': { accent: '{plum}' },
      'broken.json': '{\n"a": ]',
      'role.json': { 'color.light.acent': 'color-text-link' },
      'token.json': { 'color.light.accent': 'color-text-lnk' },
      'type.json': { 'color.light.accent': 'border-radius-100' },
    })
    const { exitCode, err } = await run(
      brand(),
      args.map((each) => (each.endsWith('.json') ? at(each) : each)),
    )
    expect(exitCode).toBe(2)
    expect(err).toMatch(line)
    expect(err.split('\n')).toHaveLength(1)
  })
})

describe('import-tokens in a terminal', () => {
  it('asks whether the names are right, and before it writes', async () => {
    const asked = answering(['as the names say', 'write theme.json'])
    const { exitCode } = await run(brand(), [files({ 'plum.json': plum })('plum.json')], asked.prompts)
    expect(exitCode).toBe(0)
    expect(asked.questions[0]).toContain('color.light.accent        color-text-link')
    expect(asked.questions[1]).toBe('Write it?')
  })

  it('asks role by role, and for the name of another token', async () => {
    const dir = brand()
    const leave = 'leave as it is'
    const asked = answering((question) => {
      if (question.startsWith('By their names')) return 'one by one'
      if (question.startsWith('color.light.focus:')) return 'another token'
      if (question === 'Token for color.light.focus') return 'color-text-link'
      return question === 'Write it?' ? 'write theme.json' : leave
    })
    await run(dir, [files({ 'plum.json': plum })('plum.json')], asked.prompts)
    const written = JSON.parse(readFileSync(join(dir, 'acme/theme.json'), 'utf8')) as object
    expect(written).toMatchObject({ tokens: { color: { light: { focus: { $value: { colorSpace: 'srgb' } } } } } })
    expect(asked.questions).toContain(
      'color.light.accent: Links, active items and highlights on background and surfaces',
    )
  })

  it('writes a palette of too little contrast only if told so', async () => {
    const at = files({ 'pale.json': pale })
    const dir = brand()
    const no = answering(['as the names say', 'write nothing'])
    expect((await run(dir, [at('pale.json')], no.prompts)).exitCode).toBe(1)
    expect(no.questions[1]).toBe('The brand would have the problems above. Write it?')
    const yes = answering(['as the names say', 'write theme.json'])
    expect((await run(dir, [at('pale.json')], yes.prompts)).exitCode).toBe(0)
    expect(readFileSync(join(dir, 'acme/theme.json'), 'utf8')).not.toBe(theme)
  })

  it('ends with 2 when it is stopped', async () => {
    const stop = answering(['stop'])
    const { exitCode, err } = await run(brand(), [files({ 'plum.json': plum })('plum.json')], stop.prompts)
    expect([exitCode, err]).toEqual([2, 'merchant: stopped: nothing was written'])
  })
})

async function run(dir: string, args: readonly string[], prompts?: Prompts, code = 'acme') {
  const [out, err]: [string[], string[]] = [[], []]
  const exitCode = await runMerchant(['import-tokens', code, ...args], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    isColoured: false,
    dir,
    ...(prompts !== undefined && { prompts: () => Promise.resolve(prompts) }),
  })
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}

/** Writes files beside each other; the result says where one of them is. */
function files(contents: Readonly<Record<string, object | string>>): (name: string) => string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-tokens-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const name of Object.keys(contents)) mkdirSync(dirname(join(dir, name)), { recursive: true })
  for (const [name, content] of Object.entries(contents))
    writeFileSync(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content))
  return (name) => join(dir, name)
}

function answering(answers: readonly string[] | ((question: string) => string)) {
  const questions: string[] = []
  const answer = (message: string): Promise<string> => {
    questions.push(message)
    const given = typeof answers === 'function' ? answers(message) : answers[questions.length - 1]
    return given === undefined ? Promise.reject(new Cancelled()) : Promise.resolve(given)
  }
  const prompts: Prompts = {
    text: ({ message }) => answer(message),
    chooseOne: ({ message }: Choice) => answer(message),
    chooseSeveral: async ({ message }) => [await answer(message)],
  }
  return { questions, prompts }
}
